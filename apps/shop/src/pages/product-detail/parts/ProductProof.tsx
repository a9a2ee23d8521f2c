/** The uploaded page with trim, safe area and bleed to scale; before an upload, the product drawn. */
import type { Configuration, Product } from '@banxin/pricing/types';
import { CropMarks } from '@banxin/ui/CropMarks';
import { ProductArt } from '@banxin/ui/ProductArt';
import { ProofPreview } from '@banxin/ui/ProofPreview';
import { Stack } from '@banxin/ui/Stack';
import { lookOf } from '../../../features/product/productLook.ts';
import { useFindingText } from '../../../features/upload/findingText.ts';
import type { ReadyFile } from '../../../features/upload/usePrintFiles.ts';
import * as css from '../product-detail.css.ts';

const TONE = { error: 'error', warning: 'caution', ok: 'passed' } as const;

export interface ProductProofProps {
  readonly product: Product;
  readonly configuration: Configuration;
  readonly files: readonly ReadyFile[];
}

export function ProductProof({ product, configuration, files }: ProductProofProps) {
  const { widthMm, heightMm } = configuration;
  const textOf = useFindingText();
  const art = <ProductArt {...lookOf(product, configuration)} frame="stage" />;
  if (product.stock) return <CropMarks>{art}</CropMarks>;
  const drawn = files.flatMap(({ file }) =>
    file.pages.flatMap(({ preview, widthMm: width, heightMm: height }, index) =>
      preview
        ? [{ key: `${file.id} ${index + 1}`, imageUrl: preview, widthMm: width, heightMm: height }]
        : [],
    ),
  );
  const findings = files.flatMap(({ file, findings: found }) =>
    found.map((finding, index) => {
      // Pages that could not be drawn have no place in the proof; later ones move up.
      const page = drawn.findIndex(({ key }) => key === `${file.id} ${finding.page}`) + 1;
      return {
        id: `${file.id}-${index}`,
        severity: TONE[finding.severity],
        text: textOf(finding),
        ...(page > 0 && { page }),
        ...(page > 0 && finding.box && { box: finding.box }),
      };
    }),
  );
  return (
    <Stack gap={16}>
      <ProofPreview
        trimWidthMm={widthMm}
        trimHeightMm={heightMm}
        bleedMm={product.bleedMm}
        safeMm={product.safeMm}
        pages={drawn}
        findings={findings}
        shape={configuration.crafts.some(({ id }) => /corner/i.test(id)) ? 'rounded' : 'rect'}
      />
      {drawn.length === 0 && <div className={css.drawing}>{art}</div>}
    </Stack>
  );
}
