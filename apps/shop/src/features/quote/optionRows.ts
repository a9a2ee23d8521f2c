/** The rows of the configurator: which options stand together, which are chosen, which cannot be and why. */
import type { OptionId, OptionState, Product } from '@banxin/pricing/types';

/** How a row is answered. */
export type RowKind = 'single' | 'multiple' | 'list';

export interface OptionRow {
  /** `size`, `material`, `gsm`, `colours`, `spot`, `pages`, `cover` or `group:<id>`. */
  readonly id: string;
  /** Null for the fields whose label is the page's; the product names its craft groups. */
  readonly label: string | null;
  readonly kind: RowKind;
  readonly options: readonly OptionState[];
  /** A craft group that may stay empty offers to choose nothing. */
  readonly hasNone: boolean;
}

/** Fields in the order they are decided in. */
const FIELDS = ['size', 'material', 'gsm', 'colours', 'pages', 'cover', 'spot'] as const;

/** More options than this become a list. */
const MOST_CHIPS = 8;

const fieldOf = (id: OptionId): string => id.slice(0, id.indexOf(':'));

/** Rows that leave something to decide: a field with one option is no decision. */
export function optionRows(product: Product, states: readonly OptionState[]): OptionRow[] {
  const rows: OptionRow[] = [];
  for (const field of FIELDS) {
    const options = states.filter(({ id }) => fieldOf(id) === field);
    if (options.length < 2) continue;
    const kind = options.length > MOST_CHIPS ? 'list' : 'single';
    rows.push({ id: field, label: null, kind, options, hasNone: false });
  }
  for (const group of product.craftGroups) {
    const members = new Set(
      product.crafts.filter((craft) => craft.group === group.id).map(({ id }) => `craft:${id}`),
    );
    const options = states.filter(({ id }) => members.has(id));
    if (options.length === 0) continue;
    rows.push({
      id: `group:${group.id}`,
      label: group.label,
      kind: group.exclusive ? 'single' : 'multiple',
      options,
      hasNone: group.exclusive && group.required !== true,
    });
  }
  return rows;
}
