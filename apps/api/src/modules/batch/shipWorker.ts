/** Plans the shipping of a workbook beside the server's own thread. */
import { parentPort, workerData } from 'node:worker_threads';
import { jobKeyOf } from '../order/held.ts';
import type { JudgedFor } from './judge.ts';
import { type PlanRow, type ShipOffer, shipOffer } from './shipPlan.ts';

/** What the thread is given. */
export interface ShipWork {
  /** Lists of {@link PlanRow} as texts: handed over at once, read by the thread. */
  readonly pages: readonly string[];
  /** Jobs of which a quote on paper keeps its word: they stay as they are. */
  readonly sheetKeys: readonly string[];
  readonly judgedFor: JudgedFor;
}

/** What it says, once. */
export interface ShipSaid {
  readonly offer: Omit<ShipOffer, 'rows'> | null;
  /** Lists of {@link PlannedRow} as texts. */
  readonly pages: readonly string[];
  readonly rows: number;
}

/** Rows of one text. */
const PAGE = 500;

const { pages, sheetKeys, judgedFor } = workerData as ShipWork;
const kept = new Set(sheetKeys);
const found = shipOffer(
  pages.flatMap((page) => JSON.parse(page) as PlanRow[]),
  (configuration) => kept.size === 0 || !kept.has(jobKeyOf(configuration)),
  judgedFor,
);
const { rows = [], ...offer } = found ?? {};
parentPort?.postMessage({
  offer: found && (offer as ShipSaid['offer']),
  pages: Array.from({ length: Math.ceil(rows.length / PAGE) }, (_, at) =>
    JSON.stringify(rows.slice(at * PAGE, (at + 1) * PAGE)),
  ),
  rows: rows.length,
} satisfies ShipSaid);
