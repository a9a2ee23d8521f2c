/** How much a customer may upload: asked before a byte is taken, counted together by all servers. */
import {
  UNORDERED_FILES_MAX_BYTES,
  UPLOADS_PER_DAY_BYTES,
  UPLOADS_PER_HOUR_BYTES,
} from '@banxin/contract/constants';
import type { UploadShare } from '@banxin/contract/entities/file';
import { file as refusals } from '@banxin/contract/refusals/file';
import { rulesFor, type UploadPurpose } from '@banxin/contract/uploads';
import { type Selectable, sql } from 'kysely';
import type { UserContext } from '../../context.ts';
import type { UploadTotalsTable } from '../../db/tables/files.ts';
import { type Db, type Tx, transaction } from '../../db/transaction.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import { instantOf, msOf } from '../../ports/clock.ts';
import { createFile, type NewFile } from './files.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A checked file that nothing uses goes after this long. @unit ms */
export const unusedLifeMs = (purpose: UploadPurpose): number =>
  rulesFor(purpose).unusedDays * DAY_MS;

type Totals = Omit<Selectable<UploadTotalsTable>, 'customer_id'>;

/** The customer's totals at this moment: what has ended counts no more. */
function current(row: Totals | undefined, now: number): Totals {
  const isOver = (end: string | undefined) => end === undefined || msOf(end) <= now;
  const [isNewHour, isNewDay] = [isOver(row?.hour_ends), isOver(row?.day_ends)];
  return {
    hour_bytes: isNewHour ? 0 : (row?.hour_bytes ?? 0),
    hour_ends: isNewHour ? instantOf(now + HOUR_MS) : (row?.hour_ends ?? ''),
    day_bytes: isNewDay ? 0 : (row?.day_bytes ?? 0),
    day_ends: isNewDay ? instantOf(now + DAY_MS) : (row?.day_ends ?? ''),
  };
}

/** Files of a customer that nothing uses, by purpose. */
async function unusedOf(db: Db, customerId: number) {
  const rows = await db
    .selectFrom('files')
    .select(({ fn }) => [
      'purpose',
      fn.sum<string>('bytes').as('bytes'),
      // A refused file is of no use to anybody: it does not count against another try.
      sql<string>`count(*) filter (where status <> 'refused')`.as('count'),
      fn.min('checked_at').as('oldest'),
    ])
    .where('customer_id', '=', customerId)
    .where('used', '=', false)
    .groupBy('purpose')
    .execute();
  return rows.map(({ purpose, bytes, count, oldest }) => ({
    purpose,
    bytes: Number(bytes),
    count: Number(count),
    /** When the first of them goes; null while none is checked. @unit ms since 1970 */
    goesAt: oldest === null ? null : msOf(oldest) + unusedLifeMs(purpose),
  }));
}
type Unused = Awaited<ReturnType<typeof unusedOf>>;

function sharesOf(unused: Unused, totals: Totals): UploadShare[] {
  const { hour_bytes, hour_ends, day_bytes, day_ends } = totals;
  const goes = unused.flatMap(({ goesAt }) => goesAt ?? []);
  return [
    {
      of: 'stored',
      usedBytes: unused.reduce((sum, { bytes }) => sum + bytes, 0),
      mostBytes: UNORDERED_FILES_MAX_BYTES,
      freesAt: goes.length === 0 ? null : instantOf(Math.min(...goes)),
    },
    {
      of: 'hour',
      usedBytes: hour_bytes,
      mostBytes: UPLOADS_PER_HOUR_BYTES,
      freesAt: hour_bytes > 0 ? hour_ends : null,
    },
    {
      of: 'day',
      usedBytes: day_bytes,
      mostBytes: UPLOADS_PER_DAY_BYTES,
      freesAt: day_bytes > 0 ? day_ends : null,
    },
  ];
}

/** What the customer has taken of each limit. */
export async function uploadShares({ db, customer, machine }: UserContext): Promise<UploadShare[]> {
  const customerId = customer.ownerId;
  const row = await db
    .selectFrom('upload_totals')
    .selectAll()
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return sharesOf(await unusedOf(db, customerId), current(row, machine.now()));
}

/** Why another upload does not fit; null when it does. */
function refuseShare(share: UploadShare, bytes: number, now: number): Refusal | null {
  const { of, usedBytes, mostBytes, freesAt } = share;
  if (usedBytes + bytes <= mostBytes) return null;
  if (of === 'stored') return refuse(refusals.storeFull, share);
  const until = freesAt ?? instantOf(now);
  const retryAfter = Math.max(1, Math.ceil((msOf(until) - now) / 1_000));
  const row = of === 'hour' ? refusals.hourFull : refusals.dayFull;
  return refuse(row, { ...share, until, retryAfter });
}

/** Refuses one more unused file of a purpose when there are enough; null when there are not. */
function refuseCount(unused: Unused, purpose: UploadPurpose): Refusal | null {
  const { mostUnused } = rulesFor(purpose);
  const count = unused.find((row) => row.purpose === purpose)?.count ?? 0;
  return count < mostUnused ? null : refuse(refusals.tooManyUnused, { purpose, count });
}

/** Locks the customer's totals, so that uploads which begin at once are counted one after the other. */
async function lockTotals(tx: Tx, customer_id: number, now: number): Promise<Totals> {
  const row = await tx
    .insertInto('upload_totals')
    .values({ customer_id, ...current(undefined, now) })
    .onConflict((conflict) =>
      conflict.column('customer_id').doUpdateSet((eb) => ({
        hour_bytes: eb.ref('upload_totals.hour_bytes'),
      })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  return current(row, now);
}

/**
 * Registers an upload that is about to begin, if all of it fits.
 * @param nameIn decides its name in the same transaction; throws when there is none
 * @throws Refusal when it does not
 */
export function admitUpload(
  db: Db,
  file: NewFile,
  now: number,
  nameIn?: (tx: Tx) => Promise<string>,
): Promise<void> {
  const { customerId, bytes } = file;
  return transaction(db, async (tx) => {
    const name = (await nameIn?.(tx)) ?? file.name;
    const totals = await lockTotals(tx, customerId, now);
    const unused = await unusedOf(tx, customerId);
    const refusal =
      refuseCount(unused, file.purpose) ??
      sharesOf(unused, totals).reduce<Refusal | null>(
        (found, share) => found ?? refuseShare(share, bytes, now),
        null,
      );
    if (refusal) throw refusal;
    await tx
      .updateTable('upload_totals')
      .set({
        ...totals,
        hour_bytes: totals.hour_bytes + bytes,
        day_bytes: totals.day_bytes + bytes,
      })
      .where('customer_id', '=', customerId)
      .execute();
    await createFile(tx, { ...file, name });
  });
}
