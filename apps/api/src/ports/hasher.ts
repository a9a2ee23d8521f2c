/**
 * Password hashing with a bounded queue in which sharers take turns: a flood of logins may not starve
 * everything else, and the flood of one network makes nobody else wait.
 */
import { hash, verify } from '@node-rs/argon2';

/** Too many wait already. */
export class HasherBusyError extends Error {
  constructor() {
    super('too many password checks wait');
    this.name = 'HasherBusyError';
  }
}

/** @throws HasherBusyError of `hash`, `verify` and `pretend` */
export interface Hasher {
  hash(password: string): Promise<string>;
  verify(stored: string, password: string): Promise<boolean>;
  /** Takes as long as a real check and answers false: for accounts that do not exist. */
  pretend(password: string): Promise<false>;
  /** The same hasher for one of those who take turns, e.g. a network. */
  of(sharer: string): Hasher;
}

export interface HashCost {
  /** @unit KiB */
  readonly memoryCost: number;
  readonly timeCost: number;
}

/** OWASP's first choice for argon2id. */
const STRONG: HashCost = { memoryCost: 19_456, timeCost: 2 };

/** At work at once: each takes one of the four threads of the pool. */
const AT_WORK = 2;
/** May wait; beyond it the longest line gives way. */
const WAITING = 64;

interface Waiting {
  readonly start: () => void;
  readonly giveUp: () => void;
}

class Queue {
  #running = 0;
  #length = 0;
  /** Who waits, by sharer; the first in the map is next, and goes to its end. */
  readonly #waiting = new Map<string, Waiting[]>();

  async run<T>(sharer: string, work: () => Promise<T>): Promise<T> {
    if (this.#running < AT_WORK) this.#running += 1;
    else await this.#wait(sharer);
    try {
      return await work();
    } finally {
      const next = this.#next();
      if (next) next.start();
      else this.#running -= 1;
    }
  }

  #wait(sharer: string): Promise<void> {
    const own = this.#waiting.get(sharer) ?? [];
    if (this.#length >= WAITING) this.#makeRoom(own.length);
    this.#waiting.set(sharer, own);
    this.#length += 1;
    return new Promise<void>((start, fail) => {
      own.push({ start, giveUp: () => fail(new HasherBusyError()) });
    });
  }

  /** The last of the longest line gives way to a shorter one. */
  #makeRoom(length: number): void {
    const [longest = []] = [...this.#waiting.values()].sort((a, b) => b.length - a.length);
    if (longest.length <= length + 1) throw new HasherBusyError();
    longest.pop()?.giveUp();
    this.#length -= 1;
  }

  #next(): Waiting | undefined {
    const [first] = this.#waiting;
    if (first === undefined) return undefined;
    const [sharer, line] = first;
    const next = line.shift();
    this.#length -= 1;
    this.#waiting.delete(sharer);
    if (line.length > 0) this.#waiting.set(sharer, line);
    return next;
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
  const of = (sharer: string): Hasher => ({
    hash: (password) => queue.run(sharer, () => hash(password, options)),
    verify: (stored, password) => queue.run(sharer, () => verify(stored, password)),
    async pretend(password) {
      const stored = await ofNobody();
      await queue.run(sharer, () => verify(stored, password));
      return false;
    },
    of,
  });
  return of('');
}
