/** What a checked file means for the product it is to be printed as. */
import type { Configuration } from '@banxin/contract/entities/configuration';
import type { Finding, PrintFile } from '@banxin/contract/entities/file';
import { coverPages, pagesPerStyle } from '@banxin/contract/rules/styles';
import { productById } from '@banxin/pricing/products';
import type { Product } from '@banxin/pricing/types';
import { flatSize } from '@banxin/pricing/unfold';
import type { PreflightReport } from '../../preflight/report.ts';
import { checkAgainst, type PrintJob } from '../../preflight/rules.ts';
import { contractFinding } from './files.ts';

/** Bound from folded sheets: pages come in fours. */
const PAGES_MULTIPLE = 4;

/** What the file must look like. Covers may come in the same file or in one of their own. */
export function jobOf(product: Product, configuration: Configuration): PrintJob {
  const flat = flatSize(product, configuration);
  const { colours, pages, styles } = configuration;
  const shape = product.unfold?.shape;
  const isPair = shape === 'couplet';
  const cover = coverPages(configuration);
  return {
    widthMm: flat.widthMm,
    heightMm: flat.heightMm,
    bleedMm: product.bleedMm,
    safeMm: product.safeMm,
    pagesExpected: pagesPerStyle(configuration, isPair),
    ...(pages === undefined ? {} : { pagesMultiple: PAGES_MULTIPLE }),
    ...(pages !== undefined && cover > 0 ? { pagesAlso: [pages + cover, cover] } : {}),
    ...(isPair ? { pageNames: ['上联、下联', 'the upper and the lower part'] as const } : {}),
    isDieCut: shape !== undefined && !isPair,
    styles,
    colours,
    isCoated: product.materials.some(
      ({ id, surface }) => id === configuration.materialId && surface === 'coated',
    ),
    spots: { ordered: configuration.spot ?? 0, most: product.spot?.max ?? 0 },
    crafts: craftsOf(product, configuration),
  };
}

/** Kinds of the crafts that were chosen, and of those that always belong to the product. */
function craftsOf(product: Product, configuration: Configuration): string[] {
  const ids = [...configuration.crafts, ...product.included].map(({ id }) => id);
  return product.crafts.flatMap(({ id, kind }) => (ids.includes(id) ? [kind] : []));
}

/** A file as `filesByIds` answers it. */
type FileWithReport = PrintFile & { readonly report?: PreflightReport | null };

/** Findings that depend on the product: size with bleed, pages, inks. */
export function jobFindings(
  report: PreflightReport | null | undefined,
  configuration: Configuration,
): Finding[] {
  const product = productById(configuration.productId);
  if (!report || product === undefined) {
    const [message, english] = report
      ? ['产品不存在或已下架', 'There is no such product, or it is no longer sold']
      : ['文件还没有检查完', 'The file is still being checked'];
    return [{ code: 'UNREADABLE', severity: 'error', message, english }];
  }
  return checkAgainst(report, jobOf(product, configuration)).map(contractFinding);
}

/** Everything that is known about a file for this product: its own findings, then the product's. */
export async function findingsFor(
  file: FileWithReport,
  configuration: Configuration,
): Promise<Finding[]> {
  return [...file.findings, ...jobFindings(file.report, configuration)];
}
