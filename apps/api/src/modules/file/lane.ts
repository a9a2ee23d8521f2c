/** Repeats a step until there is nothing to do. Woken meanwhile, it tries once more at its end. */
export class Lane {
  running: Promise<void> | null = null;
  #isWoken = false;
  readonly #step: () => Promise<boolean>;
  readonly #onWorked: () => void;

  /**
   * @param step does one thing if one is due, and answers whether it did; never throws
   * @param onWorked after each step that did something: its end may make room for another lane
   */
  constructor(step: () => Promise<boolean>, onWorked: () => void) {
    this.#step = step;
    this.#onWorked = onWorked;
  }

  wake(): void {
    this.#isWoken = true;
    this.running ??= this.#run();
  }

  async #run(): Promise<void> {
    while (this.#isWoken) {
      this.#isWoken = false;
      if (await this.#step()) this.#onWorked();
    }
    this.running = null;
  }
}
