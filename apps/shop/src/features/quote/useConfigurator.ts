/** One product being configured: the engine's answers to the current choice, with no request. */
import { choose, evaluate, optionStates } from '@banxin/pricing/configure';
import { withoutCraft } from '@banxin/pricing/options';
import { quote } from '@banxin/pricing/quote';
import type {
  Change,
  Configuration,
  Nearest,
  OptionId,
  Quote,
  QuoteInput,
} from '@banxin/pricing/types';
import { useMemo, useState } from 'react';
import { type OptionRow, optionRows } from './optionRows.ts';
import type { PricedProduct } from './product.ts';

/** Why a pressed option cannot be had, and the closest configuration that has it. */
export interface Blocked {
  readonly id: OptionId;
  readonly label: string;
  readonly reason: string;
  readonly nearest: Nearest | null;
}

export interface Configurator {
  readonly configuration: Configuration;
  readonly rows: readonly OptionRow[];
  /** Whether whoever is here sees no prices: the quote is null unless it refuses. */
  readonly isUnpriced: boolean;
  readonly quote: Quote | null;
  /** Price change of adding an option, null when it is chosen already or cannot be priced. @unit fen */
  readonly effectOf: (id: OptionId) => number | null;
  /** What else the last choice changed; empty when nothing. */
  readonly changes: readonly Change[];
  readonly blocked: Blocked | null;
  readonly choose: (id: OptionId) => void;
  readonly removeCraft: (craftId: string) => void;
  readonly block: (id: OptionId) => void;
  readonly set: (configuration: Configuration) => void;
  readonly acceptNearest: (nearest: Nearest) => void;
  readonly dismiss: () => void;
}

interface State {
  readonly configuration: Configuration;
  readonly changes: readonly Change[];
  readonly blocked: Blocked | null;
}

export type QuoteTerms = Omit<QuoteInput, 'configuration'>;

export function useConfigurator(
  { product, book }: PricedProduct,
  terms: QuoteTerms,
  initial: Configuration = product.defaults,
): Configurator {
  const [state, setState] = useState<State>({
    configuration: initial,
    changes: [],
    blocked: null,
  });
  const { configuration } = state;
  const states = useMemo(() => optionStates(product, configuration), [product, configuration]);
  const rows = useMemo(() => optionRows(product, states), [product, states]);
  const priced = useMemo(() => {
    if (book !== null) return quote(product, book, { ...terms, configuration });
    const { valid, ...refusal } = evaluate(product, configuration);
    return valid ? null : { valid, bookVersion: '', ...refusal };
  }, [product, book, terms, configuration]);
  const effects = useMemo(() => {
    const found = new Map<OptionId, number>();
    if (book === null || !priced?.valid) return found;
    for (const option of states) {
      if (option.chosen || !option.available || !option.id.startsWith('craft:')) continue;
      const other = quote(product, book, {
        ...terms,
        configuration: choose(product, configuration, option.id).configuration,
      });
      if (other.valid) found.set(option.id, other.goods - priced.goods);
    }
    return found;
  }, [product, book, terms, configuration, states, priced]);

  const set = (next: Configuration, changes: readonly Change[] = []): void =>
    setState({ configuration: next, changes, blocked: null });
  return {
    configuration,
    rows,
    isUnpriced: book === null,
    quote: priced,
    changes: state.changes,
    blocked: state.blocked,
    effectOf: (id) => effects.get(id) ?? null,
    choose: (id) => {
      const choice = choose(product, configuration, id);
      set(choice.configuration, choice.changes);
    },
    removeCraft: (craftId) => {
      const without = withoutCraft(configuration, craftId);
      const nearest = evaluate(product, without).nearest[0];
      set(nearest?.configuration ?? without, nearest?.changes ?? []);
    },
    block: (id) => {
      const option = states.find((one) => one.id === id);
      if (!option || option.available) return;
      const { label, reason, nearest } = option;
      setState({ ...state, blocked: { id, label, reason, nearest } });
    },
    set: (next) => set(next),
    acceptNearest: (nearest) => set(nearest.configuration, nearest.changes),
    dismiss: () => setState({ ...state, blocked: null, changes: [] }),
  };
}
