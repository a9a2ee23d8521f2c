/**
 * A configuration in one line (300g 铜版 · 90×54 · 双面 · 500 张 · 覆亮膜) or option by option.
 */

import type { Configuration, Product } from '../types.ts';
import { type SpecField, wordingOf } from '../wording/chinese.ts';
import { productName } from '../wording/names.ts';
import { plain, type Said, say } from '../wording/said.ts';
import { craftSaid, quantitySaid } from '../words.ts';
import { coverSaid, materialSaid, sizeText } from './difference.ts';

/** Specification line, not worded yet; works for invalid configurations too. */
export function describeSaid(product: Product, configuration: Configuration): Said {
  const { quantity, styles, spot, pages, colours } = configuration;
  if (product.stock) return say('dots', productName(product), quantitySaid(product, quantity));
  const parts = [
    materialSaid(product, configuration),
    plain(sizeText(product, configuration)),
    ...(pages === undefined ? [] : [say('pages', pages)]),
    say('coloursShort', colours),
  ];
  if (pages !== undefined) {
    const cover = coverSaid(product, configuration);
    parts.push(cover ? say('coverOf', cover) : say('sameCoverShort'));
  }
  if (spot) parts.push(say('spotsShort', spot));
  const pieces = say('quantity', quantity * product.piecesPerUnit, product.pieceUnit);
  parts.push(styles > 1 ? say('perStyle', pieces, styles) : pieces);
  for (const use of configuration.crafts) parts.push(craftSaid(product, use));
  return say('dots', ...parts);
}

/** Specification line. */
export const describe = (product: Product, configuration: Configuration): string =>
  wordingOf(product)(describeSaid(product, configuration));

/** One option with its value, in words and to be worded where it is read. */
export interface SpecLine {
  label: string;
  value: string;
  said: { label: Said; value: Said };
}

/** Every option with its value, in reading order; works for invalid configurations too. */
export function specLines(product: Product, configuration: Configuration): SpecLine[] {
  const { quantity, styles, spot, pages, colours, crafts } = configuration;
  const lines: [field: SpecField, value: Said][] = [];
  if (!product.stock) {
    lines.push(
      ['size', plain(`${sizeText(product, configuration)} mm`)],
      ['material', materialSaid(product, configuration)],
      ['colours', say('colours', colours)],
    );
    if (spot) lines.push(['spot', say('spotCount', spot)]);
    if (pages !== undefined) {
      const cover = coverSaid(product, configuration) ?? say('sameCover');
      lines.push(['pages', say('pages', pages)], ['cover', cover]);
    }
    const chosen = crafts.map((use) => craftSaid(product, use));
    lines.push(['crafts', chosen.length > 0 ? say('list', ...chosen) : say('none')]);
  }
  lines.push(['quantity', quantitySaid(product, quantity)]);
  if (styles > 1) lines.push(['styles', say('styles', styles)]);
  const word = wordingOf(product);
  return lines.map(([field, value]) => {
    const label = say('spec', field);
    return { label: word(label), value: word(value), said: { label, value } };
  });
}
