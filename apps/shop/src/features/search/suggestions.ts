/** What the search box offers, as a list: groups in order, each option with where it leads. */
import type { ReactNode } from 'react';

export interface Option {
  /** Unique in the list. */
  readonly id: string;
  readonly href: string;
  /** Words that are kept in the history when it is chosen; absent for what is no search. */
  readonly words?: string;
  readonly label: ReactNode;
  /** Beside it, quietly. */
  readonly aside?: string;
}

export interface OptionGroup {
  readonly title: string;
  readonly options: readonly Option[];
}

/** What the keyboard walks through. */
export const optionsIn = (groups: readonly OptionGroup[]): readonly Option[] =>
  groups.flatMap(({ options }) => options);

/** The option after, or before, one; past either end the box itself (-1) comes. */
export const nextOption = (current: number, step: 1 | -1, count: number): number => {
  const next = current + step;
  if (next >= count) return -1;
  return next < -1 ? count - 1 : next;
};
