/** Rows as a workbook that is written while it is read: neither memory nor other calls notice how many they are. */
import { plain } from '@banxin/contract/refusals/plain';
import { Raw } from '@banxin/contract/server';
import { writeXlsxStream } from 'hucre/xlsx';
import type { Db } from '../../db/transaction.ts';
import { ConcurrencyLimit } from '../concurrencyLimit.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { neutral } from './neutral.ts';

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** When one that waits for the one before may try again. @unit s */
const RETRY_SECONDS = 5;
/** Rows read at once: written in less than the loop may be held. */
export const BATCH = 200;

/** One workbook of a customer at a time, whatever is in it, in each shop that this process serves. */
const underWay = new WeakMap<Db, ConcurrencyLimit>();

/** Whoever has not read a workbook to its end by then does not keep others of the same customer waiting. @unit ms */
const PATIENCE = 300_000;

/** Takes a customer's place; answers how to give it back, or null while another workbook is being written. */
function takePlace(db: Db, customerId: number): (() => void) | null {
  const places = underWay.get(db) ?? new ConcurrencyLimit(1);
  underWay.set(db, places);
  const key = String(customerId);
  if (!places.take(key)) return null;
  const given = new AbortController();
  const release = (): void => {
    if (given.signal.aborted) return;
    given.abort();
    places.release(key);
  };
  AbortSignal.timeout(PATIENCE).addEventListener('abort', release, { signal: given.signal });
  return release;
}

export interface Workbook<Row> {
  /** Of its one sheet. */
  readonly name: string;
  readonly fileName: string;
  /** @unit width: characters */
  readonly columns: readonly (readonly [header: string, width: number])[];
  /** The next rows after the last one, {@link BATCH} at most; fewer end it. */
  readonly readAfter: (last: Row | null) => Promise<readonly Row[]>;
  /** A row's cells. Texts are made harmless here. */
  readonly cells: (row: Row) => readonly (string | number | null)[];
  /** It ends after so many rows. */
  readonly most: number;
}

/** Row by row, as the reader takes them; between two readings others have their turn. */
async function* rowsOf<Row>({ readAfter, cells, most }: Workbook<Row>) {
  let last: Row | null = null;
  for (let written = 0; written < most; written += BATCH) {
    const batch: readonly Row[] = await readAfter(last);
    for (const row of batch) {
      yield cells(row).map((cell) => (typeof cell === 'string' ? neutral(cell) : cell));
    }
    last = batch.at(-1) ?? null;
    if (batch.length < BATCH) return;
  }
}

/** The same bytes; `end` is called once they are read, or nobody reads on, or they broke off. */
function ending(bytes: ReadableStream<Uint8Array>, end: () => void): ReadableStream<Uint8Array> {
  const reader = bytes.getReader();
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (!done) return controller.enqueue(value);
        end();
        controller.close();
      } catch (error) {
        end();
        throw error;
      }
    },
    async cancel(reason) {
      end();
      await reader.cancel(reason);
    },
  });
}

/** Answers the bytes. Refuses while another workbook of this customer is being written. */
export function writeWorkbook<Row>(
  db: Db,
  ownerId: number,
  workbook: Workbook<Row>,
): Raw | Refusal {
  const { name, fileName, columns } = workbook;
  const release = takePlace(db, ownerId);
  if (release === null) return refuse(plain.tooManyRequests, { retryAfter: RETRY_SECONDS });
  const bytes = writeXlsxStream(rowsOf(workbook), {
    name,
    columns: columns.map(([header, width]) => ({ header, width })),
    freezePane: { rows: 1 },
  });
  return new Raw(ending(bytes, release), TYPE, { fileName });
}

/** 2026-11-20 09:00, in Asia/Shanghai. */
export const minuteOf = (instant: string): string => instant.slice(0, 16).replace('T', ' ');

/** An amount as a number that can be added up. @param fen @returns yuan */
export const yuanCell = (fen: number): number => fen / 100;
