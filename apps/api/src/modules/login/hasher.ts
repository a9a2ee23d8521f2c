/** Password hashing with a bounded queue: a flood of logins may not starve everything else. */
import { hash, verify } from '@node-rs/argon2';
import { unavailable } from '../../refusal.ts';

export interface Hasher {
  hash(password: string): Promise<string>;
  /** Throws the refusal `unavailable` when too many wait already. */
  verify(stored: string, password: string): Promise<boolean>;
  /** Takes as long as a real check and answers false: for accounts that do not exist. */
  pretend(password: string): Promise<false>;
}

export interface HashCost {
  /** @unit KiB */
  readonly memoryCost: number;
  readonly timeCost: number;
}

/** OWASP's first choice for argon2id. */
export const STRONG: HashCost = { memoryCost: 19_456, timeCost: 2 };

/** At work at once: each takes one of the four threads of the pool. */
const AT_WORK = 2;
/** May wait; more are sent away. */
const WAITING = 64;

class Queue {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= AT_WORK) {
      if (this.#waiting.length >= WAITING) throw unavailable();
      await new Promise<void>((start) => this.#waiting.push(start));
    } else this.#running += 1;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}

/** A hasher of the given cost; the library's default algorithm is argon2id. */
export function createHasher(cost: HashCost = STRONG): Hasher {
  const queue = new Queue();
  const options = { ...cost, parallelism: 1 };
  let nobody: Promise<string> | null = null;
  const ofNobody = () => {
    nobody ??= hash('nobody has this password', options);
    return nobody;
  };
  return {
    hash: (password) => queue.run(() => hash(password, options)),
    verify: (stored, password) => queue.run(() => verify(stored, password)),
    async pretend(password) {
      const stored = await ofNobody();
      await queue.run(() => verify(stored, password));
      return false;
    },
  };
}
