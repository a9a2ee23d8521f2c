/**
 * A configuration in one line of Chinese: 300g 铜版 · 90×54 · 双面 · 500 张 · 覆亮膜
 */
import { coverText, materialText, sizeText } from './difference.ts';
import type { Colours, Configuration, Product } from './types.ts';
import { craftText, quantityText, thousands } from './words.ts';

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
  if (pages === undefined) parts.push(SIDES[configuration.colours]);
  else {
    parts.push(`${pages}P`, SIDES[configuration.colours]);
    const cover = coverText(product, configuration);
    parts.push(cover === '同内页纸' ? '封面同内页' : `封面 ${cover}`);
  }
  if (spot) parts.push(`${spot} 专色`);
  const pieces = `${thousands(quantity * product.piecesPerUnit)} ${product.pieceUnit}`;
  parts.push(styles > 1 ? `${pieces} × ${styles} 款` : pieces);
  for (const use of configuration.crafts) parts.push(craftText(product, use));
  return parts.join(' · ');
}
