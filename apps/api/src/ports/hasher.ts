/**
 * Password hashing with a bounded, fair queue: a flood of logins must not starve everything else, and the
 * flood of one network must not make others wait. Clients of the queue take turns.
 */
import { hash as hashArgon2, type Options, verify as verifyArgon2 } from '@node-rs/argon2';

/** The queue is full. */
export class HasherBusyError extends Error {
  constructor() {
    super('too many password checks wait');
    this.name = 'HasherBusyError';
  }
}

/** @throws HasherBusyError by `hash`, `verify` and `verifyDummy` */
export interface Hasher {
  hash(password: string): Promise<string>;
  verify(stored: string, password: string): Promise<boolean>;
  /** Takes as long as a real check and answers false: for accounts that do not exist. */
  verifyDummy(password: string): Promise<false>;
  /** The same hasher for one client of the queue, e.g. a network. */
  forClient(client: string): Hasher;
}

export interface HashCost {
  /** @unit KiB */
  readonly memoryCost: number;
  readonly timeCost: number;
}

/** OWASP's first choice for argon2id. */
const STRONG: HashCost = { memoryCost: 19_456, timeCost: 2 };

/** Hashes at once: each takes one of the four threads of Node's pool. */
const CONCURRENCY = 2;
/** Longest queue; beyond it the client with the most waiting hashes loses one. */
const MAX_WAITING = 64;

interface Waiting {
  readonly start: () => void;
  readonly giveUp: () => void;
}

class FairQueue {
  #running = 0;
  #length = 0;
  /** Who waits, by client; the first client in the map is next and then goes to its end. */
  readonly #waiting = new Map<string, Waiting[]>();

  async run<T>(client: string, work: () => Promise<T>): Promise<T> {
    if (this.#running < CONCURRENCY) this.#running += 1;
    else await this.#wait(client);
    try {
      return await work();
    } finally {
      const next = this.#next();
      if (next) next.start();
      else this.#running -= 1;
    }
  }

  #wait(client: string): Promise<void> {
    const own = this.#waiting.get(client) ?? [];
    if (this.#length >= MAX_WAITING) this.#makeRoom(own.length);
    this.#waiting.set(client, own);
    this.#length += 1;
    return new Promise<void>((start, fail) => {
      own.push({ start, giveUp: () => fail(new HasherBusyError()) });
    });
  }

  /** The last one of the longest line gives up, unless that line is the caller's own. @param length of the caller's */
  #makeRoom(length: number): void {
    const [longest = []] = [...this.#waiting.values()].sort((a, b) => b.length - a.length);
    if (longest.length <= length + 1) throw new HasherBusyError();
    longest.pop()?.giveUp();
    this.#length -= 1;
  }

  #next(): Waiting | undefined {
    const [first] = this.#waiting;
    if (first === undefined) return undefined;
    const [client, line] = first;
    const next = line.shift();
    this.#length -= 1;
    this.#waiting.delete(client);
    if (line.length > 0) this.#waiting.set(client, line);
    return next;
  }
}

/** What does the work, on threads of its own. */
interface Argon2 {
  hash(password: string, options: Options): Promise<string>;
  verify(stored: string, password: string): Promise<boolean>;
}

/** A hasher of the given cost; the library's default algorithm is argon2id. */
export function createHasher(
  cost: HashCost = STRONG,
  { hash, verify }: Argon2 = { hash: hashArgon2, verify: verifyArgon2 },
): Hasher {
  const queue = new FairQueue();
  const options = { ...cost, parallelism: 1 };
  let dummy: Promise<string> | null = null;
  const dummyHash = () => {
    dummy ??= hash('nobody has this password', options);
    return dummy;
  };
  const forClient = (client: string): Hasher => ({
    hash: (password) => queue.run(client, () => hash(password, options)),
    verify: (stored, password) => queue.run(client, () => verify(stored, password)),
    async verifyDummy(password) {
      const stored = await dummyHash();
      await queue.run(client, () => verify(stored, password));
      return false;
    },
    forClient,
  });
  return forClient('');
}
