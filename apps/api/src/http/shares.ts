/** How much each of many has under way at once. Who has nothing under way is not remembered. */
export class Shares {
  readonly #max: number;
  readonly #underWay = new Map<string, number>();

  constructor(max: number) {
    this.#max = max;
  }

  /** Takes one; false when the share is used up. */
  take(key: string): boolean {
    const count = this.#underWay.get(key) ?? 0;
    if (count >= this.#max) return false;
    this.#underWay.set(key, count + 1);
    return true;
  }

  /** Gives one back. */
  release(key: string): void {
    const count = this.#underWay.get(key) ?? 0;
    if (count > 1) this.#underWay.set(key, count - 1);
    else this.#underWay.delete(key);
  }
}
