/** What the checks need beside the database: processes, and who runs what in this server. */
import type { Storage } from '../../ports/storage.ts';
import { PreflightPool, type Trouble } from '../../preflight/pool.ts';
import type { Services } from '../../services.ts';

export interface Checker {
  readonly pool: PreflightPool;
  /** Files whose check waits or runs in this server right now. */
  readonly running: Map<string, Promise<void>>;
  /** Claims are taken one at a time, so that a claim never waits for a process. */
  readonly gate: <T>(work: () => Promise<T>) => Promise<T>;
  /** How processes died lately. */
  readonly troubles: Trouble[];
}

/** Checks at once: one leaves a core to the server. */
const PROCESSES = 1;
const TROUBLES_KEPT = 20;

const made = new WeakMap<Storage, Checker>();

/** The checker of a server: made on first use, ended with the server. */
export function checkerOf(services: Pick<Services, 'ports' | 'onStop'>): Checker {
  const { storage } = services.ports;
  const kept = made.get(storage);
  if (kept) return kept;
  const troubles: Trouble[] = [];
  const pool = new PreflightPool({
    size: PROCESSES,
    writable: storage.workFolder,
    onTrouble: (trouble) => {
      troubles.push(trouble);
      if (troubles.length > TROUBLES_KEPT) troubles.shift();
    },
  });
  const checker: Checker = { pool, running: new Map(), gate: createGate(PROCESSES), troubles };
  made.set(storage, checker);
  services.onStop(async () => {
    await pool.close();
    await Promise.allSettled(checker.running.values());
  });
  return checker;
}

/** Lets `limit` works run at once; the others wait in order. */
function createGate(limit: number): Checker['gate'] {
  const waiting: (() => void)[] = [];
  let active = 0;
  return async (work) => {
    if (active >= limit) await new Promise<void>((go) => waiting.push(go));
    else active += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else active -= 1;
    }
  };
}
