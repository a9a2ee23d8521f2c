/** Something that happens outside React and is heard inside: a failed call, a 401. */

export interface Signal<T> {
  /** Tells every listener; what happens while nobody listens waits for the first one. */
  readonly emit: (event: T) => void;
  /** Answers how to stop listening. */
  readonly listen: (listener: (event: T) => void) => () => void;
}

export function createSignal<T>(): Signal<T> {
  const listeners = new Set<(event: T) => void>();
  let waiting: T[] = [];
  return {
    emit(event) {
      if (listeners.size === 0) waiting.push(event);
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
