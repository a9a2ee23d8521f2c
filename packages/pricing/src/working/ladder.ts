/** Where a price stands on the quantity ladder: what the rule that more never costs more makes of it. */
import type { Formula } from '@banxin/contract/entities/working';
import type { Product } from '../types.ts';
import { quantitySentence } from '../words.ts';
import type { Worksheet } from './evaluate.ts';

export interface Ladder {
  readonly product: Product;
  readonly quantity: number;
  /** At the tiers of the product, after the ladder rule. @unit fen */
  readonly totals: readonly number[];
  /** List prices are multiples of it. @unit fen */
  readonly step: number;
}

/**
 * The price of the quantity, as the last step. At a tier it is its own price, unless a neighbour limits it; between two
 * it lies on the straight line.
 * @param prefix of the ids of its steps
 * @param own  the step that holds the price before the ladder
 */
export function ladderSteps(
  sheet: Worksheet,
  prefix: string,
  own: string | null,
  { product, quantity, totals, step }: Ladder,
): string {
  const { tiers } = product.quantity;
  const tierAt = (at: number): readonly [total: string, quantity: string] => [
    sheet.input(
      `tierTotal.${prefix}${at}`,
      'fen',
      totals[at] ?? 0,
      quantitySentence(product, tiers[at] ?? 0),
    ),
    sheet.input(`tierQuantity.${prefix}${at}`, 'count', tiers[at] ?? 0),
  ];
  const id = `ladder.${prefix}`;
  const ordered = (): string => sheet.input('quantity', 'count', quantity);
  const at = tiers.indexOf(quantity);
  if (at === -1) {
    const upper = tiers.findIndex((one) => one >= quantity);
    if (upper <= 0) {
      const [total, units] = tierAt(upper === 0 ? 0 : tiers.length - 1);
      const by: Formula = ['÷', ['×', total, ordered()], units];
      return sheet.step(id, 'fen', by, { round: 'down' });
    }
    const [low, lowAt] = tierAt(upper - 1);
    const [high, highAt] = tierAt(upper);
    const along: Formula = ['÷', ['-', ordered(), lowAt], ['-', highAt, lowAt]];
    const by: Formula = ['+', low, ['×', ['-', high, low], along]];
    return sheet.step(id, 'fen', by, { round: 'down' });
  }
  if (own === null || sheet.resultOf(own) === totals[at]) return own ?? tierAt(at)[0];
  const limits: Formula[] = [own];
  if (at > 0) {
    const [total, units] = tierAt(at - 1);
    const by: Formula = ['÷', ['×', total, ordered()], units];
    limits.push(sheet.step(`tierCap.${prefix}`, 'fen', by, { round: 'down', grain: step }));
  }
  if (at + 1 < tiers.length) limits.push(tierAt(at + 1)[0]);
  return sheet.step(id, 'fen', ['min', ...limits]);
}
