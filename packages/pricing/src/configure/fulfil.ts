/**
 * A configuration from wishes: what was asked for on top of what is usual, made possible with the fewest changes.
 * What was wished stays where anything else can give way; what gives way is told, with the reason.
 */
import type {
  Change,
  Configuration,
  Conflict,
  CraftUse,
  OptionField,
  OptionId,
  Product,
} from '../types.ts';
import { wordingOf } from '../wording/chinese.ts';
import { problemsOf } from './check.ts';
import { differences } from './difference.ts';
import { holds, leversOf } from './expr.ts';
import { parseOption, withOption, withoutCraft } from './options.ts';
import { nearestTo } from './search.ts';

/** One thing that was asked for. */
export type Wish =
  | {
      readonly id: OptionId;
      /** Sides and numbers of a craft. */
      readonly use?: Omit<CraftUse, 'id'>;
    }
  /** A free size. @unit mm */
  | { readonly widthMm: number; readonly heightMm: number; readonly depthMm?: number }
  /** A craft that is not wanted. */
  | { readonly without: string };

export interface Fulfilled {
  readonly configuration: Configuration;
  /** What the engine changed about what was asked for. */
  readonly changes: readonly Change[];
  /** Why; empty when nothing had to change. */
  readonly conflicts: readonly Conflict[];
}

/** What comes first decides about what follows: a paper about its grammages, inks about the sides of a film. */
const ORDER: readonly OptionField[] = [
  'size',
  'material',
  'gsm',
  'colours',
  'spot',
  'pages',
  'cover',
  'craft',
  'quantity',
  'styles',
];

const fieldOf = (wish: Wish): OptionField => {
  if ('id' in wish) return parseOption(wish.id).field;
  return 'without' in wish ? 'craft' : 'size';
};

function withWish(product: Product, made: Configuration, wish: Wish): Configuration {
  if ('without' in wish) return withoutCraft(made, wish.without);
  if (!('id' in wish)) {
    const { depthMm: _, ...flat } = made;
    const depth = wish.depthMm ?? made.depthMm;
    return {
      ...flat,
      sizeId: 'custom',
      widthMm: wish.widthMm,
      heightMm: wish.heightMm,
      ...(depth === undefined ? {} : { depthMm: depth }),
    };
  }
  const { field, value } = parseOption(wish.id);
  const chosen = withOption(product, made, field, value);
  if (wish.use === undefined) return chosen;
  const { sides, params } = wish.use;
  return {
    ...chosen,
    crafts: chosen.crafts.map((use) =>
      use.id === value
        ? {
            ...use,
            ...(sides && { sides }),
            ...(params && { params: { ...use.params, ...params } }),
          }
        : use,
    ),
  };
}

/** A grammage alone brings the first paper that has it. */
function paperFor(product: Product, wishes: readonly Wish[]): readonly Wish[] {
  const gsm = wishes.find((wish) => fieldOf(wish) === 'gsm');
  if (gsm === undefined || !('id' in gsm)) return [];
  if (wishes.some((wish) => fieldOf(wish) === 'material')) return [];
  const wanted = Number(parseOption(gsm.id).value);
  const usual = product.materials.find((one) => one.id === product.defaults.materialId);
  if (usual?.gsm.includes(wanted)) return [];
  const other = product.materials.find((one) => one.gsm.includes(wanted));
  return other ? [{ id: `material:${other.id}` }] : [];
}

/** Places that a wish holds while others give way. */
function placesOf(product: Product, wish: Wish): string[] {
  const field = fieldOf(wish);
  if (field !== 'craft') return [field === 'gsm' ? 'material' : field];
  const id = 'id' in wish ? parseOption(wish.id).value : 'without' in wish ? wish.without : '';
  const group = product.crafts.find((one) => one.id === id)?.group;
  const isExclusive = product.craftGroups.some((one) => one.id === group && one.exclusive);
  return isExclusive ? [`craft:${id}`, `group:${group}`] : [`craft:${id}`];
}

/** What comes with the wishes by the product's own rules, where nothing else was wished. */
function withUsual(product: Product, made: Configuration, held: readonly string[]): Configuration {
  let usual = made;
  for (const { effect, when, target } of product.rules) {
    if (effect !== 'default' || holds(product, product.defaults, when)) continue;
    if (!holds(product, usual, when) || holds(product, usual, target)) continue;
    const [lever] = leversOf(target);
    if (lever && 'craft' in lever) {
      const places = placesOf(product, { id: `craft:${lever.craft}` });
      if (places.some((place) => held.includes(place))) continue;
      usual = withOption(product, usual, 'craft', lever.craft);
    } else if (lever && 'field' in lever && 'in' in target && !held.includes(lever.field)) {
      usual = withOption(product, usual, lever.field, String(target.in[0] ?? ''));
    }
  }
  return usual;
}

/** The product's usual configuration with the wishes in it; always valid. */
export function fulfil(product: Product, wishes: readonly Wish[]): Fulfilled {
  const all = [...paperFor(product, wishes), ...wishes].sort(
    (a, b) => ORDER.indexOf(fieldOf(a)) - ORDER.indexOf(fieldOf(b)),
  );
  const held = all.flatMap((wish) => placesOf(product, wish));
  const wished = all.reduce<Configuration>(
    (made, wish) => withWish(product, made, wish),
    product.defaults,
  );
  const made = withUsual(product, wished, held);
  const problems = problemsOf(product, made);
  if (problems.length === 0) return { configuration: made, changes: [], conflicts: [] };
  const [nearest] = nearestTo(product, made, 1, held);
  const [other] = nearest ? [nearest] : nearestTo(product, made, 1);
  const configuration = other?.configuration ?? product.defaults;
  const word = wordingOf(product);
  return {
    configuration,
    changes: differences(product, made, configuration),
    conflicts: problems.map(({ ids, reason }) => ({ ids, reason: word(reason), said: reason })),
  };
}
