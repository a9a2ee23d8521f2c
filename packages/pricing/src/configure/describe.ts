/**
 * A configuration in one line (300g 铜版 · 90×54 · 双面 · 500 张 · 覆亮膜) or option by option.
 */

import type { Configuration, Product } from '../types.ts';
import { type SpecField, wordingOf } from '../wording/chinese.ts';
import { plain, type Sentence, sentence } from '../wording/sentence.ts';
import { craftSentence, quantitySentence } from '../words.ts';
import { coverSentence, materialSentence, sizeText } from './difference.ts';

/**
 * Specification line, not worded yet; works for invalid configurations too.
 * @param isCounted  false for goods that lie in a warehouse: how many there were is no part of what they are
 */
export function describeSentence(
  product: Product,
  configuration: Configuration,
  isCounted = true,
): Sentence {
  const { quantity, styles, spot, pages, colours } = configuration;
  // Goods of the shelf are told apart by their name, which stands beside every line: what is left is how many.
  if (product.stock) return sentence('dots', quantitySentence(product, quantity));
  const parts = [
    materialSentence(product, configuration),
    plain(sizeText(product, configuration)),
    ...(pages === undefined ? [] : [sentence('pages', pages)]),
    sentence('coloursShort', colours),
  ];
  if (pages !== undefined) {
    const cover = coverSentence(product, configuration);
    parts.push(cover ? sentence('coverOf', cover) : sentence('sameCoverShort'));
  }
  if (spot) parts.push(sentence('spotsShort', spot));
  const pieces = sentence('quantity', quantity * product.piecesPerUnit, product.pieceUnit);
  if (isCounted) parts.push(styles > 1 ? sentence('perStyle', pieces, styles) : pieces);
  for (const use of configuration.crafts) parts.push(craftSentence(product, use));
  return sentence('dots', ...parts);
}

/** Specification line. */
export const describe = (product: Product, configuration: Configuration): string =>
  wordingOf(product)(describeSentence(product, configuration));

/** One option with its value, in words and to be worded where it is read. */
export interface SpecLine {
  label: string;
  value: string;
  said: { label: Sentence; value: Sentence };
}

/** Every option with its value, in reading order; works for invalid configurations too. */
export function specLines(product: Product, configuration: Configuration): SpecLine[] {
  const { quantity, styles, spot, pages, colours, crafts } = configuration;
  const lines: [field: SpecField, value: Sentence][] = [];
  if (!product.stock) {
    lines.push(
      ['size', plain(`${sizeText(product, configuration)} mm`)],
      ['material', materialSentence(product, configuration)],
      ['colours', sentence('colours', colours)],
    );
    if (spot) lines.push(['spot', sentence('spotCount', spot)]);
    if (pages !== undefined) {
      const cover = coverSentence(product, configuration) ?? sentence('sameCover');
      lines.push(['pages', sentence('pages', pages)], ['cover', cover]);
    }
    const chosen = crafts.map((use) => craftSentence(product, use));
    lines.push(['crafts', chosen.length > 0 ? sentence('list', ...chosen) : sentence('none')]);
  }
  lines.push(['quantity', quantitySentence(product, quantity)]);
  if (styles > 1) lines.push(['styles', sentence('styles', styles)]);
  const word = wordingOf(product);
  return lines.map(([field, value]) => {
    const label = sentence('spec', field);
    return { label: word(label), value: word(value), said: { label, value } };
  });
}
