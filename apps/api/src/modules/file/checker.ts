/** The checks of one server: its processes, and what keeps each at work. */
import { availableParallelism } from 'node:os';
import { PreflightPool } from '../../preflight/pool.ts';
import type { Services } from '../../services.ts';
import type { Serves } from './queue.ts';

/** Checks one file if one is due; answers whether another look is worth it. Never throws. */
export type Step = (pool: PreflightPool, serves: Serves) => Promise<boolean>;

/** The slow files of some must not hold the files of all: with one process they would. */
const LEAST_PROCESSES = 2;
/** Each may take half a gigabyte. */
const MOST_PROCESSES = 4;

export class Checker {
  readonly pool: PreflightPool;
  readonly #lanes: readonly Lane[];

  constructor({ ports, log }: Pick<Services, 'ports' | 'log'>, step: Step) {
    const size = Math.min(Math.max(availableParallelism() - 1, LEAST_PROCESSES), MOST_PROCESSES);
    this.pool = new PreflightPool({
      size,
      writable: ports.storage.workFolder,
      onTrouble: (trouble) => log.warn(trouble, 'checking process ended'),
    });
    // One process never takes files of customers whose files took long.
    this.#lanes = Array.from(
      { length: size },
      (_, index) =>
        new Lane(
          () => step(this.pool, index === 0 ? 'quick' : 'all'),
          () => this.look(),
        ),
    );
  }

  /** Makes every free process look for checks that are due. */
  look(): void {
    for (const lane of this.#lanes) lane.look();
  }

  /** Looks, and waits until nothing is due to this server and nothing runs in it. */
  async finish(): Promise<void> {
    this.look();
    await this.settle();
  }

  async close(): Promise<void> {
    await this.pool.close();
    await this.settle();
  }

  /** Waits until nothing runs. */
  async settle(): Promise<void> {
    for (let running = this.#running(); running.length > 0; running = this.#running()) {
      await Promise.all(running);
    }
  }

  #running(): Promise<void>[] {
    return this.#lanes.flatMap(({ running }) => running ?? []);
  }
}

/** Repeats a step until there is nothing to do; being asked meanwhile makes it look once more. */
class Lane {
  running: Promise<void> | null = null;
  #isAsked = false;
  readonly #step: () => Promise<boolean>;
  readonly #onWorked: () => void;

  /** @param onWorked after each step that did something: its end may make room for another lane */
  constructor(step: () => Promise<boolean>, onWorked: () => void) {
    this.#step = step;
    this.#onWorked = onWorked;
  }

  look(): void {
    this.#isAsked = true;
    this.running ??= this.#run();
  }

  async #run(): Promise<void> {
    while (this.#isAsked) {
      this.#isAsked = false;
      if (await this.#step()) this.#onWorked();
    }
    this.running = null;
  }
}
