/** The checks of one server: its processes, and the loop that gives each of them work. */
import { availableParallelism } from 'node:os';
import { PreflightPool } from '../../preflight/pool.ts';
import type { Services } from '../../services.ts';
import { Lane } from './lane.ts';
import type { Clientele } from './queue.ts';

/** Checks one file if one is due; answers whether it did. Never throws. */
export type CheckStep = (pool: PreflightPool, clientele: Clientele) => Promise<boolean>;

/** With a single process the slow files of a few customers would hold up those of all. */
const MIN_PROCESSES = 2;
/** Each may take half a gigabyte. */
const MAX_PROCESSES = 4;

export class Checker {
  readonly pool: PreflightPool;
  readonly #lanes: readonly Lane[];

  constructor({ ports, log }: Pick<Services, 'ports' | 'log'>, step: CheckStep) {
    const size = Math.min(Math.max(availableParallelism() - 1, MIN_PROCESSES), MAX_PROCESSES);
    this.pool = new PreflightPool({
      size,
      writable: ports.storage.workFolder,
      onFailure: (failure) => log.warn(failure, 'checking process ended'),
    });
    // One process never takes files of customers whose files took long.
    this.#lanes = Array.from(
      { length: size },
      (_, index) =>
        new Lane(
          () => step(this.pool, index === 0 ? 'quick' : 'all'),
          () => this.wake(),
        ),
    );
  }

  /** Makes every free process look for checks that are due. */
  wake(): void {
    for (const lane of this.#lanes) lane.wake();
  }

  /** Runs every check that is due to this server and waits until none is left. */
  async runDueChecks(): Promise<void> {
    this.wake();
    await this.waitUntilIdle();
  }

  async close(): Promise<void> {
    await this.pool.close();
    await this.waitUntilIdle();
  }

  /** Waits until nothing runs. */
  async waitUntilIdle(): Promise<void> {
    for (let running = this.#running(); running.length > 0; running = this.#running()) {
      await Promise.all(running);
    }
  }

  #running(): Promise<void>[] {
    return this.#lanes.flatMap(({ running }) => running ?? []);
  }
}
