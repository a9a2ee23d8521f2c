/**
 * Timeouts of one length: the one that started first ends first, so one timer serves them all. A timer each
 * would cost a busy server more than most of its other work on a request.
 */
export class Deadlines {
  readonly #ms: number;
  /** When each ends, earliest first. */
  readonly #ends = new Map<() => void, number>();
  #timer: NodeJS.Timeout | null = null;

  /** @param ms how long each may take */
  constructor(ms: number) {
    this.#ms = ms;
  }

  /** Calls `onLate` when the time is over, unless it is cleared before. */
  start(onLate: () => void): void {
    this.#ends.set(onLate, performance.now() + this.#ms);
    this.#timer ??= this.#after(this.#ms);
  }

  clear(onLate: () => void): void {
    this.#ends.delete(onLate);
  }

  #after(ms: number): NodeJS.Timeout {
    return setTimeout(() => this.#callLate(), ms).unref();
  }

  #callLate(): void {
    const now = performance.now();
    this.#timer = null;
    for (const [onLate, at] of this.#ends) {
      // Timers may ring a fraction of a millisecond early.
      if (at > now + 1) {
        this.#timer ??= this.#after(at - now);
        return;
      }
      this.#ends.delete(onLate);
      onLate();
    }
  }
}
