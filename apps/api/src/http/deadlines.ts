/**
 * Many waits of one length: whoever began first is late first, so one timer serves them all. A timer each
 * would cost a busy server more than most of what it does about a request.
 */
export class Deadlines {
  readonly #ms: number;
  /** When each is late, earliest first. */
  readonly #waits = new Map<() => void, number>();
  #timer: NodeJS.Timeout | null = null;

  /** @param ms how long each may take */
  constructor(ms: number) {
    this.#ms = ms;
  }

  /** Calls `late` when the time is over, unless it was met before. */
  begin(late: () => void): void {
    this.#waits.set(late, performance.now() + this.#ms);
    this.#timer ??= this.#after(this.#ms);
  }

  met(late: () => void): void {
    this.#waits.delete(late);
  }

  #after(ms: number): NodeJS.Timeout {
    return setTimeout(() => this.#look(), ms).unref();
  }

  #look(): void {
    const now = performance.now();
    this.#timer = null;
    for (const [late, at] of this.#waits) {
      // Timers may ring a fraction of a millisecond early.
      if (at > now + 1) {
        this.#timer ??= this.#after(at - now);
        return;
      }
      this.#waits.delete(late);
      late();
    }
  }
}
