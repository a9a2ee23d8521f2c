/**
 * Checks a chosen craft against its declaration: the only way from what was sent to what is charged.
 * Numbers are looked up by the declaration's names, never by the names that were sent.
 */

import type { Craft, CraftParam, CraftUse } from '../types.ts';
import { craftName, paramName } from '../wording/names.ts';
import { type Sentence, sentence } from '../wording/sentence.ts';
import { inRange, rangeSentence } from './range.ts';

/** A chosen craft with everything about it that may be charged. */
export interface CheckedCraft {
  craft: Craft;
  sides: 1 | 2;
  /** Value of every declared parameter. */
  params: ReadonlyMap<string, number>;
  /** Why the choice is refused; empty = every value is declared and in its range. */
  reasons: readonly Sentence[];
}

/** Value of a declared parameter: the chosen one, else its default. */
export const paramOf = (use: CraftUse, param: CraftParam): number =>
  use.params?.[param.id] ?? param.default;

/** Parameters that were sent and are not declared. */
export const undeclaredParams = (craft: Craft, use: CraftUse): [name: string, value: unknown][] =>
  Object.entries(use.params ?? {}).filter(
    ([name]) => !craft.params?.some((param) => param.id === name),
  );

const FIELDS: Readonly<Record<keyof CraftUse, true>> = { id: true, params: true, sides: true };

function sidesReason(craft: Craft): Sentence {
  if (!craft.sides) return sentence('noSides', craftName(craft));
  return sentence('onlySides', craftName(craft), ...craft.sides);
}

/** Checks one chosen craft. */
export function checkCraft(craft: Craft, use: CraftUse): CheckedCraft {
  const reasons: Sentence[] = [];
  const params = new Map<string, number>();
  for (const param of craft.params ?? []) {
    const value = paramOf(use, param);
    params.set(param.id, value);
    if (!inRange(param, value)) {
      const range = rangeSentence(param, param.unit);
      reasons.push(sentence('paramBetween', craftName(craft), paramName(craft, param), range));
    }
  }
  for (const [name] of undeclaredParams(craft, use)) {
    reasons.push(sentence('unknownParam', craftName(craft), name));
  }
  if (use.sides !== undefined && !craft.sides?.includes(use.sides)) {
    reasons.push(sidesReason(craft));
  }
  for (const name of Object.keys(use)) {
    if (!Object.hasOwn(FIELDS, name)) {
      reasons.push(sentence('unknownCraftField', craftName(craft), name));
    }
  }
  return { craft, sides: use.sides ?? craft.sides?.[0] ?? 1, params, reasons };
}
