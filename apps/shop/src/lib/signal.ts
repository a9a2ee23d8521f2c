/** Events from outside React with listeners inside: a failed call, a 401. */

export interface Signal<T> {
  /** Tells every listener; what happens while nobody listens waits for the first one. */
  readonly emit: (event: T) => void;
  /** Answers how to stop listening. */
  readonly listen: (listener: (event: T) => void) => () => void;
}

/**
 * `keepsLast`: of what happened while nobody listened only the last event waits; `keepsChanges`: of equal ones in a row
 * one waits.
 */
export function createSignal<T>({ keepsLast = false, keepsChanges = false } = {}): Signal<T> {
  const listeners = new Set<(event: T) => void>();
  let waiting: T[] = [];
  return {
    emit(event) {
      const isKept = keepsChanges && waiting.at(-1) === event;
      if (listeners.size === 0 && !isKept) waiting = keepsLast ? [event] : [...waiting, event];
      for (const listener of listeners) listener(event);
    },
    listen(listener) {
      listeners.add(listener);
      const missed = waiting;
      waiting = [];
      for (const event of missed) listener(event);
      return () => void listeners.delete(listener);
    },
  };
}

/**
 * What answers say of a colleague's rights. Who follows them comes later than the first answers: what changed before that
 * waits, the first by which the page was drawn and each that came after it.
 */
export const createRevisions = (): Signal<string> => createSignal({ keepsChanges: true });
