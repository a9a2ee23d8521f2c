/** Reads and judges uploaded workbooks in the background: one of each customer, in the order in which they came. */
import { batch as refusals } from '@banxin/contract/refusals/batch';
import { type KeyedMessage, messageOf } from '@banxin/contract/refusals/row';
import { sql } from 'kysely';
import { transaction } from '../../db/transaction.ts';
import type { Job } from '../../jobs/schedule.ts';
import { instantOf } from '../../ports/clock.ts';
import type { Storage } from '../../ports/storage.ts';
import type { Services } from '../../services.ts';
import { findFile, markUnused, uploadKey } from '../file/files.ts';
import { Lane } from '../file/lane.ts';
import { termsOf } from '../order/pricing.ts';
import { type CloudJudged, knownStocks } from './cloudJudge.ts';
import { settleParcels } from './cloudSettle.ts';
import { addCloudRows } from './cloudStore.ts';
import type { ImportRow } from './imports.ts';
import type { Judged, JudgedFor } from './judge.ts';
import type { JudgeSaid, JudgeWork } from './judgeWorker.ts';
import type { SheetPlan } from './readSheet.ts';
import { standingOf } from './standing.ts';
import { addRows } from './store.ts';
import { saidBy } from './thread.ts';

/** A claim that is not renewed ends after this long: its server died. @unit ms */
const LEASE_MS = 60_000;
/** Attempts that may end with the server, or with the thread; then the workbook is refused. */
const ATTEMPTS_MAX = 3;
/** What waits is looked for so often: uploads whose check has ended, and what other servers left. @unit ms */
const EVERY_MS = 1_000;

type Held = ImportRow;

/** The oldest whose file was checked, and which nobody reads. */
async function claimNext({ db, machine }: Services): Promise<Held | null> {
  const now = machine.now();
  const { rows } = await sql<Held>`
    update batch_imports set state = 'checking', attempts = attempts + 1,
      lease_until = ${instantOf(now + LEASE_MS)}
    where (customer_id, id) = (
      select i.customer_id, i.id from batch_imports i
      left join files f on f.customer_id = i.customer_id and f.id = i.file_id
      where i.state in ('waiting', 'checking')
        and (i.lease_until is null or i.lease_until < ${instantOf(now)})
        and (f.id is null or f.status in ('checked', 'refused'))
      order by i.created_at limit 1 for update of i skip locked)
    returning *`.execute(db);
  return rows[0] ?? null;
}

/** Still this server's: another one may have taken it over. */
const held = (db: Services['db'], one: Held) =>
  db
    .updateTable('batch_imports')
    .where('customer_id', '=', one.customer_id)
    .where('id', '=', one.id)
    .where('attempts', '=', one.attempts)
    .where('state', '=', 'checking');

async function refuseImport(
  { db, machine }: Services,
  one: Held,
  why: KeyedMessage,
): Promise<void> {
  const updated = await held(db, one)
    .set({
      ...{ state: 'refused', refusal: JSON.stringify(why), lease_until: null },
      updated_at: instantOf(machine.now()),
    })
    .executeTakeFirst();
  if (updated.numUpdatedRows > 0n) await markUnusedAlone(db, one);
}

const markUnusedAlone = (db: Services['db'], one: Held): Promise<void> =>
  db.transaction().execute((tx) => markUnused(tx, one.customer_id, [one.file_id]));

/** Takes what the thread says, row by row; false when another server took the import over. */
async function take(
  services: Services,
  one: Held,
  said: JudgeSaid,
  judgedFor: JudgedFor,
): Promise<boolean> {
  const { db, machine } = services;
  const lease_until = instantOf(machine.now() + LEASE_MS);
  const update = (more: { plan?: SheetPlan; total?: number }) =>
    held(db, one)
      .set({
        lease_until,
        ...(more.plan && { plan: JSON.stringify(more.plan) }),
        ...(more.total !== undefined && { total: more.total }),
      })
      .executeTakeFirst();
  if (said.kind === 'refused') {
    await refuseImport(services, one, said.refusal);
    return true;
  }
  if (said.kind === 'read') {
    return (await update({ plan: said.plan, total: said.total })).numUpdatedRows > 0n;
  }
  if (said.kind === 'rows') {
    if (one.kind === 'cloud') await addCloudRows(db, one, said.rows as CloudJudged[]);
    else {
      const known = await standingOf(db, one.customer_id, said.rows as Judged[], judgedFor);
      await addRows(db, one, known);
    }
    return (await update({})).numUpdatedRows > 0n;
  }
  // Parcels, and whether there is enough for all of them, are known when every row is.
  if (one.kind === 'cloud') {
    await transaction(db, (tx) => settleParcels(tx, one, judgedFor.now));
  }
  await held(db, one)
    .set({ state: 'checked', lease_until: null, updated_at: instantOf(machine.now()) })
    .execute();
  return true;
}

/** Reads one workbook to its end. */
async function read(services: Services, one: Held, stop: AbortSignal): Promise<void> {
  const { db, clock, ports } = services;
  // The attempts before ended with their servers, and said nothing.
  if (one.attempts > ATTEMPTS_MAX) {
    return refuseImport(services, one, messageOf(refusals.unreadable));
  }
  const file = await findFile(db, one.customer_id, one.file_id);
  if (file === null || file.status !== 'checked') {
    const said = messageOf(refusals.unreadable);
    return refuseImport(services, one, { ...said, message: file?.refusal ?? said.message });
  }
  const copy = await ports.storage.toLocal(uploadKey(file.id));
  if (copy === null) return refuseImport(services, one, messageOf(refusals.gone));
  // Rows that an earlier attempt left are judged again.
  await db
    .deleteFrom('batch_rows')
    .where('customer_id', '=', one.customer_id)
    .where('import_id', '=', one.id)
    .execute();
  const judgedFor = { customer: termsOf(one.terms), now: instantOf(clock.now()) };
  const stocks = one.kind === 'cloud' ? await knownStocks(db, one.customer_id) : null;
  const work: JudgeWork = { path: copy.path, judgedFor, stocks };
  const script = new URL('./judgeWorker.ts', import.meta.url);
  const isEnd = ({ kind }: JudgeSaid) => kind === 'end' || kind === 'refused';
  try {
    for await (const said of saidBy<JudgeSaid>(script, work, isEnd, stop)) {
      if (!(await take(services, one, said, judgedFor))) return;
    }
  } finally {
    await copy.release();
  }
}

/** The reading of one server. */
class Reader {
  readonly #services: Services;
  readonly #stop = new AbortController();
  readonly #lane: Lane;

  constructor(services: Services) {
    this.#services = services;
    this.#lane = new Lane(
      () => this.#step(),
      () => this.wake(),
    );
  }

  wake(): void {
    if (!this.#stop.signal.aborted) this.#lane.wake();
  }

  /** Waits until nothing is due to this server. */
  async runAll(): Promise<void> {
    this.wake();
    while (this.#lane.running) await this.#lane.running;
  }

  async close(): Promise<void> {
    this.#stop.abort();
    await this.#lane.running;
  }

  async #step(): Promise<boolean> {
    const { log } = this.#services;
    if (this.#stop.signal.aborted) return false;
    let one: Held | null = null;
    try {
      one = await claimNext(this.#services);
      if (one === null) return false;
      await read(this.#services, one, this.#stop.signal);
      return true;
    } catch (error) {
      const isStopping = this.#stop.signal.aborted;
      if (!isStopping) log.error({ err: error, import: one?.id }, 'workbook not read');
      if (one) await this.#giveBack(one, isStopping);
      return false;
    }
  }

  /** Tried again at once, by whoever comes first; one that failed again and again is refused. */
  async #giveBack(one: Held, isStopping: boolean): Promise<void> {
    if (!isStopping && one.attempts >= ATTEMPTS_MAX) {
      await refuseImport(this.#services, one, messageOf(refusals.unreadable));
      return;
    }
    await held(this.#services.db, one).set({ lease_until: null }).execute();
  }
}

const made = new WeakMap<Storage, Reader>();

/** The reader of a server: made on first use, ended with the server. */
export function readerOf(services: Services): Reader {
  const { storage } = services.ports;
  const kept = made.get(storage);
  if (kept) return kept;
  const reader = new Reader(services);
  made.set(storage, reader);
  services.onStop(() => reader.close());
  return reader;
}

/** Reads what waits. */
export const readingJob: Job = {
  name: 'read-batches',
  everyMs: EVERY_MS,
  run: async (services) => readerOf(services).wake(),
};
