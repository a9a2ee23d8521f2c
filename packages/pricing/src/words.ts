/**
 * Numbers, inks, crafts and quantities as a price sheet writes them.
 */
import { paramOf, undeclaredParams } from './configure/craftUse.ts';
import type { Colours, CraftUse, Product } from './types.ts';
import { craftName, paramName } from './wording/names.ts';
import { plain, type Sentence, sentence } from './wording/sentence.ts';

/** 12345 → 12,345 */
export function thousands(n: number): string {
  const digits = String(Math.abs(Math.round(n)));
  let grouped = '';
  for (let at = digits.length; at > 0; at -= 3) {
    grouped = digits.slice(Math.max(0, at - 3), at) + (grouped ? `,${grouped}` : '');
  }
  return n < 0 ? `-${grouped}` : grouped;
}

/** Fen → ¥340.70 */
export function yuanText(amount: number): string {
  const size = Math.abs(amount);
  const rest = String(size % 100).padStart(2, '0');
  return `${amount < 0 ? '-' : ''}¥${thousands((size - (size % 100)) / 100)}.${rest}`;
}

/** Basis points as the trade says a discount: 9700 → 9.7 折 */
export const discountText = (rate: number): string => `${rate / 1000} 折`;

/** Printed sides of 4+0, 4+4 … */
export const sidesOf = (colours: Colours): 1 | 2 => (colours.endsWith('+0') ? 1 : 2);

/** Front and back inks. */
export function inksOf(colours: Colours): readonly [number, number] {
  return [Number(colours.charAt(0)), Number(colours.charAt(2))];
}

/** The name under a key, or the key itself where there is none. */
export const nameIn = (names: Readonly<Record<string, string>>, key: string): string =>
  (Object.hasOwn(names, key) ? names[key] : undefined) ?? key;

/** 覆亮膜（双面）. Lists every parameter that was sent, declared or not. */
export function craftSentence(product: Product, use: CraftUse): Sentence {
  const craft = product.crafts.find((one) => one.id === use.id);
  if (!craft) return plain(use.id);
  const notes: Sentence[] = [];
  if (craft.sides && craft.sides.length > 1) notes.push(sentence('sides', use.sides === 2 ? 2 : 1));
  for (const param of craft.params ?? []) {
    notes.push(sentence('param', paramName(craft, param), paramOf(use, param), param.unit));
  }
  for (const [key, value] of undeclaredParams(craft, use)) {
    notes.push(sentence('param', key, String(value), ''));
  }
  return sentence('craft', craftName(craft), ...notes);
}

/** Quantity as ordered, with pieces when they differ: 5 盒（500 张） */
export function quantitySentence(product: Product, quantity: number): Sentence {
  const { unit } = product.quantity;
  if (product.piecesPerUnit === 1) return sentence('quantity', quantity, unit);
  return sentence('packs', quantity, unit, quantity * product.piecesPerUnit, product.pieceUnit);
}
