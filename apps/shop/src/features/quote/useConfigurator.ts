/** One product being configured: the engine's answers to the current choice, with no request. */

import type { PriceBook } from '@banxin/pricing/book.types';
import { type Choice, choose, evaluate, giveUp, optionStates } from '@banxin/pricing/configure';
import { quote } from '@banxin/pricing/quote';
import type {
  Change,
  Configuration,
  Nearest,
  OptionId,
  PricedQuote,
  Product,
  Quote,
  QuoteInput,
} from '@banxin/pricing/types';
import { useCallback, useMemo, useState } from 'react';
import { type OptionRow, optionRows } from './optionRows.ts';
import type { PricedProduct } from './product.ts';

/** Why a pressed option cannot be had, and the closest configuration that has it. */
export interface Blocked {
  readonly id: OptionId;
  readonly label: string;
  readonly reason: string;
  readonly nearest: Nearest | null;
  /** What the nearest costs more than now; null without a price. @unit fen */
  readonly delta: number | null;
}

/** The last choice that an option was pressed for, and what stood before it. */
export interface Moved {
  /** Row of the pressed option. */
  readonly rowId: string;
  readonly before: Configuration;
  /** Price before it; null without one. */
  readonly priceBefore: Pick<PricedQuote, 'total' | 'process'> | null;
  /** What changed beside the pressed option; empty when nothing. */
  readonly changes: readonly Change[];
  /** Why it changed. */
  readonly reasons: readonly string[];
}

export interface Configurator {
  readonly configuration: Configuration;
  readonly rows: readonly OptionRow[];
  /** Whether whoever is here sees no prices: the quote is null unless it refuses. */
  readonly isUnpriced: boolean;
  readonly quote: Quote | null;
  /** Another configuration on the same terms; null for who sees no prices and for what cannot be made. */
  readonly priceOf: (configuration: Configuration) => PricedQuote | null;
  /** Price change of adding an option, null when it is chosen already or cannot be priced. @unit fen */
  readonly effectOf: (id: OptionId) => number | null;
  /** An option that cannot be printed together with other orders, while this configuration can. */
  readonly isAlone: (id: OptionId) => boolean;
  /** Null before the first choice, and when it was taken back. */
  readonly moved: Moved | null;
  readonly blocked: Blocked | null;
  readonly choose: (id: OptionId) => void;
  readonly removeCraft: (craftId: string) => void;
  readonly block: (id: OptionId) => void;
  readonly set: (configuration: Configuration) => void;
  /** Takes a whole configuration, as of an earlier order; it can be taken back as any choice. */
  readonly take: (configuration: Configuration) => void;
  readonly acceptNearest: (nearest: Nearest) => void;
  /** Takes the last choice back: exactly what stood before it. */
  readonly undo: () => void;
  readonly dismiss: () => void;
}

interface State {
  readonly configuration: Configuration;
  readonly moved: Moved | null;
  readonly blocked: Blocked | null;
}

/** Where a whole configuration was taken from. */
export const WHOLE = 'whole';

/** The row of quantities and designs, and of what belongs to no other row. */
export const QUANTITY = 'quantity';

/** Whether a job that is printed together with others would have to be printed alone. */
export const leavesGang = (
  before: Pick<PricedQuote, 'process'>,
  after: Pick<PricedQuote, 'process'>,
): boolean => before.process.mode === 'gang' && after.process.mode !== 'gang';

interface Effect {
  /** @unit fen */
  readonly goods: number;
  readonly isAlone: boolean;
}

export type QuoteTerms = Omit<QuoteInput, 'configuration'>;

/** A carrier that cannot take the job is chosen anew, as the server does with a draft. */
function quoted(
  product: Product,
  book: PriceBook,
  terms: QuoteTerms,
  configuration: Configuration,
): Quote {
  const made = quote(product, book, { ...terms, configuration });
  if (made.valid || terms.carrier === undefined) return made;
  const { carrier: _, ...open } = terms;
  const other = quote(product, book, { ...open, configuration });
  return other.valid ? other : made;
}

export function useConfigurator(
  { product, book }: PricedProduct,
  terms: QuoteTerms,
  initial: Configuration = product.defaults,
): Configurator {
  const [state, setState] = useState<State>({
    configuration: initial,
    moved: null,
    blocked: null,
  });
  const { configuration } = state;
  const states = useMemo(() => optionStates(product, configuration), [product, configuration]);
  const rows = useMemo(() => optionRows(product, states), [product, states]);
  const priced = useMemo(() => {
    if (book !== null) return quoted(product, book, terms, configuration);
    const { valid, ...refusal } = evaluate(product, configuration);
    return valid ? null : { valid, bookVersion: '', ...refusal };
  }, [product, book, terms, configuration]);
  const effects = useMemo(() => {
    const found = new Map<OptionId, Effect>();
    if (book === null || !priced?.valid) return found;
    for (const option of states) {
      if (option.chosen || !option.available || !/^(craft|spot):/.test(option.id)) continue;
      const other = quote(product, book, {
        ...terms,
        configuration: choose(product, configuration, option.id).configuration,
      });
      if (other.valid) {
        const isAlone = leavesGang(priced, other);
        found.set(option.id, { goods: other.goods - priced.goods, isAlone });
      }
    }
    return found;
  }, [product, book, terms, configuration, states, priced]);

  const priceOf = useCallback(
    (other: Configuration): PricedQuote | null => {
      const made = book && quoted(product, book, terms, other);
      return made?.valid ? made : null;
    },
    [product, book, terms],
  );
  const move = (rowId: string, choice: Choice): void =>
    setState({
      configuration: choice.configuration,
      blocked: null,
      moved: {
        rowId,
        before: configuration,
        priceBefore: priced?.valid ? priced : null,
        changes: choice.changes,
        reasons: choice.reasons,
      },
    });
  const rowOf = (id: OptionId): string =>
    rows.find(({ options }) => options.some((option) => option.id === id))?.id ?? QUANTITY;
  return {
    configuration,
    rows,
    isUnpriced: book === null,
    priceOf,
    quote: priced,
    moved: state.moved,
    blocked: state.blocked,
    effectOf: (id) => effects.get(id)?.goods ?? null,
    isAlone: (id) => effects.get(id)?.isAlone ?? false,
    choose: (id) => move(rowOf(id), choose(product, configuration, id)),
    removeCraft: (id) => move(rowOf(`craft:${id}`), giveUp(product, configuration, id)),
    block: (id) => {
      const option = states.find((one) => one.id === id);
      if (!option || option.available) return;
      const { label, reason, nearest } = option;
      const offered = nearest && priceOf(nearest.configuration);
      const delta = offered && priced?.valid ? offered.total - priced.total : null;
      setState({ ...state, moved: null, blocked: { id, label, reason, nearest, delta } });
    },
    set: (next) => setState({ configuration: next, moved: null, blocked: null }),
    take: (next) => move(WHOLE, { configuration: next, changes: [], reasons: [] }),
    acceptNearest: (nearest) => {
      const field = nearest.changes[0]?.field;
      const rowId = state.blocked
        ? rowOf(state.blocked.id)
        : (rows.find(({ id }) => id === field)?.id ?? QUANTITY);
      move(rowId, { ...nearest, reasons: state.blocked ? [state.blocked.reason] : [] });
    },
    undo: () => {
      if (state.moved === null) return;
      setState({ configuration: state.moved.before, moved: null, blocked: null });
    },
    dismiss: () => setState({ ...state, blocked: null, moved: null }),
  };
}
