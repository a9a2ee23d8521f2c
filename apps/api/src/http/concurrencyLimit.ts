/** How many things each of many may do at once. Who does nothing at the moment is not remembered. */
export class ConcurrencyLimit {
  readonly #max: number;
  readonly #underWay = new Map<string, number>();

  constructor(max: number) {
    this.#max = max;
  }

  /** Takes a place; false when all are taken. */
  take(key: string): boolean {
    const count = this.#underWay.get(key) ?? 0;
    if (count >= this.#max) return false;
    this.#underWay.set(key, count + 1);
    return true;
  }

  /** Gives a place back. */
  release(key: string): void {
    const count = this.#underWay.get(key) ?? 0;
    if (count > 1) this.#underWay.set(key, count - 1);
    else this.#underWay.delete(key);
  }
}
