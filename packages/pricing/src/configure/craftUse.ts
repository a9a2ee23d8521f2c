/**
 * A chosen craft judged against its declaration: the only way from what was sent to what is charged.
 * Numbers are looked up by the declaration's names, never by the names that were sent.
 */

import type { Craft, CraftParam, CraftUse } from '../types.ts';
import { inRange, rangeText } from './range.ts';

/** A chosen craft with everything about it that may be charged. */
export interface JudgedCraft {
  craft: Craft;
  sides: 1 | 2;
  /** Value of every declared parameter. */
  params: ReadonlyMap<string, number>;
  /** Why the choice cannot stand; empty = every value is declared and in its range. */
  reasons: readonly string[];
}

/** Value of a declared parameter: the chosen one, else its default. */
export const paramOf = (use: CraftUse, param: CraftParam): number =>
  use.params?.[param.id] ?? param.default;

/** Parameters that were sent and nobody declared. */
export const undeclaredParams = (craft: Craft, use: CraftUse): [name: string, value: unknown][] =>
  Object.entries(use.params ?? {}).filter(
    ([name]) => !craft.params?.some((param) => param.id === name),
  );

const FIELDS: Readonly<Record<keyof CraftUse, true>> = { id: true, params: true, sides: true };

function sidesReason({ label, sides }: Craft): string {
  if (!sides) return `${label}不分单双面`;
  return `${label}只能选${sides.map((one) => (one === 2 ? '双面' : '单面')).join('或')}`;
}

/** Judges one chosen craft. */
export function judgeCraft(craft: Craft, use: CraftUse): JudgedCraft {
  const reasons: string[] = [];
  const params = new Map<string, number>();
  for (const param of craft.params ?? []) {
    const value = paramOf(use, param);
    params.set(param.id, value);
    if (!inRange(param, value)) {
      reasons.push(`${craft.label}的${param.label}须为 ${rangeText(param, param.unit)}`);
    }
  }
  for (const [name] of undeclaredParams(craft, use)) {
    reasons.push(`${craft.label}没有“${name}”这个参数`);
  }
  if (use.sides !== undefined && !craft.sides?.includes(use.sides)) {
    reasons.push(sidesReason(craft));
  }
  for (const name of Object.keys(use)) {
    if (!Object.hasOwn(FIELDS, name)) reasons.push(`${craft.label}没有“${name}”这一项`);
  }
  return { craft, sides: use.sides ?? craft.sides?.[0] ?? 1, params, reasons };
}
