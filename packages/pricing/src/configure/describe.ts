/**
 * A configuration in Chinese, in one line (300g 铜版 · 90×54 · 双面 · 500 张 · 覆亮膜) or option by option.
 */

import type { Colours, Configuration, Product } from '../types.ts';
import { coloursText, craftText, nameIn, quantityText, thousands } from '../words.ts';
import { coverText, materialText, sizeText } from './difference.ts';

const SIDES: Readonly<Record<Colours, string>> = {
  '4+0': '单面',
  '4+4': '双面',
  '1+0': '单面单色',
  '1+1': '双面单色',
  '4+1': '正四背单',
};

/** Specification line; works for invalid configurations too. */
export function describe(product: Product, configuration: Configuration): string {
  const { quantity, styles, spot, pages } = configuration;
  if (product.stock) {
    return [product.name, quantityText(product, quantity)].join(' · ');
  }
  const parts = [materialText(product, configuration), sizeText(product, configuration)];
  if (pages === undefined) parts.push(nameIn(SIDES, configuration.colours));
  else {
    parts.push(`${pages}P`, nameIn(SIDES, configuration.colours));
    const cover = coverText(product, configuration);
    parts.push(cover === '同内页纸' ? '封面同内页' : `封面 ${cover}`);
  }
  if (spot) parts.push(`${spot} 专色`);
  const pieces = `${thousands(quantity * product.piecesPerUnit)} ${product.pieceUnit}`;
  parts.push(styles > 1 ? `${pieces} × ${styles} 款` : pieces);
  for (const use of configuration.crafts) parts.push(craftText(product, use));
  return parts.join(' · ');
}

/** Every option with its value, in reading order; works for invalid configurations too. */
export function specLines(
  product: Product,
  configuration: Configuration,
): { label: string; value: string }[] {
  const { quantity, styles, spot, pages, colours, crafts } = configuration;
  const lines: [label: string, value: string | null][] = product.stock
    ? []
    : [
        ['成品尺寸', `${sizeText(product, configuration)} mm`],
        ['材质', materialText(product, configuration)],
        ['印色', coloursText(colours)],
        ['专色', spot ? `${spot} 个` : null],
        ['页数', pages === undefined ? null : `${pages}P`],
        ['封面', pages === undefined ? null : coverText(product, configuration)],
        ['工艺', crafts.map((use) => craftText(product, use)).join('、') || '无'],
      ];
  lines.push(['数量', quantityText(product, quantity)]);
  if (styles > 1) lines.push(['款数', `${styles} 款`]);
  return lines.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]));
}
