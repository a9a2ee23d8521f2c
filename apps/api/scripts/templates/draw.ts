/** A template as its files. */
import { productById } from '@banxin/pricing/products';
import type { Configuration, Product } from '@banxin/pricing/types';
import { flatSize } from '@banxin/pricing/unfold';
import type { TemplateRow } from '../../src/db/seed/templateRows.ts';
import { designs } from './designs.ts';
import { pictureOf, type Sheet, writeTemplate } from './pdf.ts';

/** Papers whose colour shows through. */
const PAPERS: Readonly<Record<string, string>> = {
  wannianhong: '#d5402a',
  kraft: '#e6d6b4',
  pearl: '#f7f1e6',
};

export const productOf = ({ productId }: TemplateRow): Product => {
  const product = productById(productId);
  if (product === undefined) throw new RangeError(`no product ${productId}`);
  return product;
};

/** The product as it is usually ordered, in the size of the template. */
export function configurationOf(row: TemplateRow): Configuration {
  const { defaults, size } = productOf(row);
  const preset = size.presets.find(
    (one) => one.widthMm === row.widthMm && one.heightMm === row.heightMm,
  );
  return {
    ...defaults,
    sizeId: preset?.id ?? 'custom',
    widthMm: row.widthMm,
    heightMm: row.heightMm,
    ...(row.depthMm !== undefined && { depthMm: row.depthMm }),
  };
}

export function drawTemplate(row: TemplateRow): { pdf: Uint8Array; picture: string } {
  const product = productOf(row);
  const design = designs[row.id];
  if (design === undefined) throw new RangeError(`no design ${row.id}`);
  const { widthMm, heightMm } = flatSize(product, configurationOf(row));
  const paper = product.materials.find(({ id }) => id === product.defaults.materialId)?.paper ?? '';
  const sheet: Sheet = {
    widthMm,
    heightMm,
    bleedMm: product.bleedMm,
    paper: PAPERS[paper] ?? '#ffffff',
    pages: design({ w: widthMm, h: heightMm, b: product.bleedMm }),
  };
  return { pdf: writeTemplate(sheet), picture: pictureOf(sheet) };
}
