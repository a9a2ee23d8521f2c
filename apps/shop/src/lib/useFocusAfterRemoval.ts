/** Where the focus goes when a row of a list is removed: to what removes the next one, the one before, or what adds one. */
import { type RefObject, useLayoutEffect, useRef } from 'react';

export interface FocusAfterRemoval {
  /** For the button that removes the row with this id. */
  readonly remover: (id: number) => (button: HTMLButtonElement | null) => void;
  /** For the button that adds a row. */
  readonly adder: RefObject<HTMLButtonElement | null>;
  /** Called as a row goes. */
  readonly removed: (id: number) => void;
}

/** @param ids of the rows as they stand */
export function useFocusAfterRemoval(ids: readonly number[]): FocusAfterRemoval {
  const removers = useRef(new Map<number, HTMLButtonElement>());
  const adder = useRef<HTMLButtonElement>(null);
  const gone = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (gone.current === null) return;
    const left = ids.map((id) => removers.current.get(id));
    (left[gone.current] ?? left.at(-1) ?? adder.current)?.focus();
    gone.current = null;
  }, [ids]);
  return {
    remover: (id) => (button) => {
      if (button === null) removers.current.delete(id);
      else removers.current.set(id, button);
    },
    adder,
    removed: (id) => {
      gone.current = ids.indexOf(id);
    },
  };
}
