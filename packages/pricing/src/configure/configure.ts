/**
 * The configurator: what may be chosen, why not, and what would make it possible.
 * Pure, and fast enough to run on every key press.
 */

import type {
  Change,
  Configuration,
  Conflict,
  Evaluation,
  OptionId,
  OptionState,
  Product,
} from '../types.ts';
import { wordingOf } from '../wording/chinese.ts';
import type { Wording } from '../wording/sentence.ts';
import { type Problem, problemsOf, ruleReason } from './check.ts';
import { differences } from './difference.ts';
import { holds, leversOf } from './expr.ts';
import {
  isChosen,
  listOptions,
  type Option,
  parseOption,
  withOption,
  withoutCraft,
} from './options.ts';
import { nearestTo } from './search.ts';

export { describe } from './describe.ts';

/** Where a product's configurator starts; always valid. */
export function defaultConfiguration(product: Product): Configuration {
  return product.defaults;
}

const toConflict = ({ ids, reason }: Problem, word: Wording): Conflict => ({
  ids,
  reason: word(reason),
  said: reason,
});

/** Evaluates a configuration: what is missing, what conflicts and why, and the nearest valid ones. */
export function evaluate(product: Product, configuration: Configuration): Evaluation {
  const problems = problemsOf(product, configuration);
  const word = wordingOf(product);
  return {
    valid: problems.length === 0,
    missing: problems.flatMap(({ missing, reason }) =>
      missing ? [{ field: missing, reason: word(reason), said: reason }] : [],
    ),
    conflicts: problems.filter((one) => !one.missing).map((one) => toConflict(one, word)),
    nearest: problems.length === 0 ? [] : nearestTo(product, configuration),
  };
}

/** The conflict with the fewest options in it; null when there is none. */
export function smallestConflict(product: Product, configuration: Configuration): Conflict | null {
  const conflicts = problemsOf(product, configuration).filter((one) => !one.missing);
  const [first, ...rest] = conflicts;
  if (!first) return null;
  const smallest = rest.reduce((a, b) => (b.ids.length < a.ids.length ? b : a), first);
  return toConflict(smallest, wordingOf(product));
}

/** The nearest valid configuration; a valid one is returned unchanged. */
export function repair(product: Product, configuration: Configuration): Configuration {
  if (problemsOf(product, configuration).length === 0) return configuration;
  return nearestTo(product, configuration, 1)[0]?.configuration ?? product.defaults;
}

/** Places that a choice keeps while others are repaired around it. */
function placesOf(product: Product, one: Pick<Option, 'field' | 'value'>): string[] {
  if (one.field !== 'craft') return [one.field === 'gsm' ? 'material' : one.field];
  const craft = product.crafts.find((known) => known.id === one.value);
  return [`craft:${one.value}`, `group:${craft?.group ?? ''}`];
}

/** Problems of a configuration that an option takes part in. */
function problemsWith(product: Product, configuration: Configuration, one: Option): Problem[] {
  return problemsOf(product, configuration).filter(
    (problem) =>
      problem.ids.includes(one.id) ||
      problem.levers.some((lever) => 'field' in lever && lever.field === one.field),
  );
}

function stateOf(product: Product, configuration: Configuration, one: Option): OptionState {
  const chosen = isChosen(configuration, one);
  const candidate = chosen
    ? configuration
    : withOption(product, configuration, one.field, one.value);
  const [problem] = problemsWith(product, candidate, one);
  const { id, label } = one;
  if (!problem) return { id, label, chosen, available: true };
  const nearest = nearestTo(product, candidate, 1, placesOf(product, one))[0];
  return {
    id,
    label,
    chosen,
    available: false,
    reason: wordingOf(product)(problem.reason),
    conflictsWith: problem.ids.filter((other) => other !== id),
    nearest: nearest
      ? {
          configuration: nearest.configuration,
          changes: differences(product, configuration, nearest.configuration),
        }
      : null,
  };
}

/** Every option of the product: available, or why not and the nearest configuration that has it. */
export function optionStates(product: Product, configuration: Configuration): OptionState[] {
  return listOptions(product, configuration).map((one) => stateOf(product, configuration, one));
}

export interface Choice {
  configuration: Configuration;
  /** What else had to change so that the choice is possible. */
  changes: Change[];
  /** Why it had to; empty when nothing changed. */
  reasons: string[];
}

/** Default rules that start to hold with a choice and are not met by it. */
function appliedDefaults(
  product: Product,
  before: Configuration,
  after: Configuration,
): { made: Configuration; reasons: string[] } {
  let made = after;
  const reasons: string[] = [];
  for (const rule of product.rules) {
    if (rule.effect !== 'default') continue;
    if (holds(product, before, rule.when) || !holds(product, made, rule.when)) continue;
    if (holds(product, made, rule.target)) continue;
    const [lever] = leversOf(rule.target);
    if (lever && 'craft' in lever) made = withOption(product, made, 'craft', lever.craft);
    else if (lever && 'field' in lever && 'in' in rule.target) {
      made = withOption(product, made, lever.field, String(rule.target.in[0] ?? ''));
    } else continue;
    reasons.push(wordingOf(product)(ruleReason(rule)));
  }
  return { made, reasons };
}

/** Repairs what does not go with a choice, around the places that it decided. */
function settled(
  product: Product,
  chosen: Configuration,
  { made, reasons }: { made: Configuration; reasons: readonly string[] },
  locked: readonly string[],
): Choice {
  const problems = problemsOf(product, made);
  const configuration =
    problems.length === 0 ? made : (nearestTo(product, made, 1, locked)[0]?.configuration ?? made);
  const changes = differences(product, chosen, configuration);
  if (changes.length === 0) return { configuration, changes, reasons: [] };
  const word = wordingOf(product);
  const said = [...(made === chosen ? [] : problemsOf(product, chosen)), ...problems];
  const broken = said.map(({ reason }) => word(reason));
  return { configuration, changes, reasons: [...new Set([...broken, ...reasons])] };
}

/**
 * Chooses one option: applies what comes with it by default, then repairs everything else around it.
 * When no valid configuration has the option, the answer has it anyway and `evaluate` says why not.
 */
export function choose(product: Product, configuration: Configuration, id: OptionId): Choice {
  const wanted = parseOption(id);
  const chosen = withOption(product, configuration, wanted.field, wanted.value);
  const completed = appliedDefaults(product, configuration, chosen);
  return settled(product, chosen, completed, placesOf(product, wanted));
}

/** Gives a craft up, and nothing takes its place: what cannot be without it goes as well. */
export function giveUp(product: Product, configuration: Configuration, craftId: string): Choice {
  const chosen = withoutCraft(configuration, craftId);
  const places = placesOf(product, { field: 'craft', value: craftId });
  const around = settled(product, chosen, { made: chosen, reasons: [] }, places);
  if (problemsOf(product, around.configuration).length === 0) return around;
  // Of a group that must have one, another takes its place.
  return settled(product, chosen, { made: chosen, reasons: [] }, []);
}
