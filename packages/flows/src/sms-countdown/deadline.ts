/**
 * Whole seconds from now to a stored deadline, rounded up, never negative.
 * @param deadline when the next SMS may be asked for @unit ms since 1970
 * @param now the injected clock @unit ms since 1970
 */
export const remainingSeconds = (deadline: number, now: number): number =>
  Math.max(0, Math.ceil((deadline - now) / 1_000));
