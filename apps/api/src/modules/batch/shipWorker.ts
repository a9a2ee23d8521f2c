/** Plans the shipping of a workbook beside the server's own thread. */
import { parentPort, workerData } from 'node:worker_threads';
import { jobKeyOf } from '../order/held.ts';
import type { JudgedFor } from './judge.ts';
import { type PlanRow, type ShipOffer, shipOffer } from './shipPlan.ts';

/** What the thread is given. */
export interface ShipWork {
  readonly rows: readonly PlanRow[];
  /** Jobs of which a quote on paper keeps its word: they stay as they are. */
  readonly sheetKeys: readonly string[];
  readonly judgedFor: JudgedFor;
}

/** What it says, once. */
export interface ShipSaid {
  readonly offer: ShipOffer | null;
}

const { rows, sheetKeys, judgedFor } = workerData as ShipWork;
const kept = new Set(sheetKeys);
const offer = shipOffer(
  rows,
  (configuration) => kept.size === 0 || !kept.has(jobKeyOf(configuration)),
  judgedFor,
);
parentPort?.postMessage({ offer } satisfies ShipSaid);
