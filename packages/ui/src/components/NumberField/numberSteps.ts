// Where a quantity goes: by its keys, by its buttons, and when a number that is not offered was typed.

/** What a quantity may be. */
export interface NumberRules {
  /** Offered quantities, ascending: the steps of a price ladder. */
  tiers?: readonly number[] | undefined;
  /** Numbers between the tiers are accepted too, within the limits and the step. */
  allowsOther?: boolean | undefined;
  minValue?: number | undefined;
  maxValue?: number | undefined;
  step?: number | undefined;
}

/** Why a typed number was changed. */
export type Misfit = 'most' | 'least' | 'step' | 'tier';

/** A number that may stand, and why it is not the typed one. */
export interface Fitted {
  value: number;
  misfit: Misfit | null;
}

/** Steps of one press of Page Up or Page Down. */
const PAGE = { steps: 10, tiers: 3 };

const isLadder = ({ tiers = [] }: NumberRules): boolean => tiers.length > 0;

/** Takes off the dust that decimal fractions leave: 0.1 + 0.2 is 0.3. */
const clean = (value: number): number => Number(value.toPrecision(12));

/** The last step at or below a limit. */
function lastStep(least: number, most: number, { step, tiers = [] }: NumberRules): number {
  if (step === undefined || !Number.isFinite(most) || tiers.includes(most)) return most;
  const base = Number.isFinite(least) ? least : 0;
  return clean(base + Math.floor(clean((most - base) / step)) * step);
}

function limits(rules: NumberRules): { least: number; most: number } {
  const { minValue, maxValue, tiers = [], allowsOther } = rules;
  const isStrict = isLadder(rules) && !allowsOther;
  const least = (isStrict ? tiers[0] : (minValue ?? tiers[0])) ?? Number.NEGATIVE_INFINITY;
  const most = (isStrict ? tiers.at(-1) : (maxValue ?? tiers.at(-1))) ?? Number.POSITIVE_INFINITY;
  return { least, most: isStrict ? most : lastStep(least, most, rules) };
}

/** The nearest number that may stand. Between tiers it is the next one up: nobody gets fewer than asked for. */
export function fit(typed: number, rules: NumberRules): Fitted {
  const { least, most } = limits(rules);
  if (typed > most) return { value: most, misfit: 'most' };
  if (typed < least) return { value: least, misfit: 'least' };
  if (isLadder(rules) && !rules.allowsOther) {
    const value = rules.tiers?.find((tier) => tier >= typed) ?? most;
    return { value, misfit: value === typed ? null : 'tier' };
  }
  if (rules.tiers?.includes(typed) || rules.step === undefined)
    return { value: typed, misfit: null };
  const base = Number.isFinite(least) ? least : 0;
  const value = clean(base + Math.round(clean((typed - base) / rules.step)) * rules.step);
  return { value, misfit: value === typed ? null : 'step' };
}

/**
 * The number `count` steps away, down when negative, never past the limits. A ladder is climbed tier by tier,
 * from wherever the number stands; an empty field starts at the lower end going up, at the upper going down.
 */
export function stepFrom(now: number, count: number, rules: NumberRules): number {
  const { least, most } = limits(rules);
  const isUp = count > 0;
  if (Number.isNaN(now)) {
    const end = isUp ? least : most;
    return Number.isFinite(end) ? end : 0;
  }
  if (isLadder(rules)) {
    const tiers = rules.tiers ?? [];
    const ahead = isUp
      ? tiers.filter((tier) => tier > now)
      : tiers.filter((tier) => tier < now).reverse();
    return ahead[Math.min(Math.abs(count), ahead.length) - 1] ?? now;
  }
  const step = rules.step ?? 1;
  const aligned = fit(now, rules).value;
  // A number between steps first goes to the one that lies in the direction of travel.
  const isOnWay = isUp ? aligned > now : aligned < now;
  const moved = clean(aligned + (isOnWay ? count - Math.sign(count) : count) * step);
  return Math.min(most, Math.max(least, moved));
}

/** The number that a key leads to; undefined when the key is not one of a quantity. */
export function keyTarget(key: string, now: number, rules: NumberRules): number | undefined {
  const page = isLadder(rules) ? PAGE.tiers : PAGE.steps;
  const { least, most } = limits(rules);
  switch (key) {
    case 'ArrowUp':
      return stepFrom(now, 1, rules);
    case 'ArrowDown':
      return stepFrom(now, -1, rules);
    case 'PageUp':
      return stepFrom(now, page, rules);
    case 'PageDown':
      return stepFrom(now, -page, rules);
    case 'Home':
      return Number.isFinite(least) ? least : undefined;
    case 'End':
      return Number.isFinite(most) ? most : undefined;
    default:
      return undefined;
  }
}
