/** Events from outside React with listeners inside: a failed call, a 401. */

export interface Signal<T> {
  /** Tells every listener; what happens while nobody listens waits for the first one. */
  readonly emit: (event: T) => void;
  /** Answers how to stop listening. */
  readonly listen: (listener: (event: T) => void) => () => void;
}

/** `keepsLast`: of what happened while nobody listened only the last event waits. */
export function createSignal<T>({ keepsLast = false } = {}): Signal<T> {
  const listeners = new Set<(event: T) => void>();
  let waiting: T[] = [];
  return {
    emit(event) {
      if (listeners.size === 0) waiting = keepsLast ? [event] : [...waiting, event];
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
