/** The queue of files that are to be fetched, in SQL: whose turn it is, whichever of the shop's servers asks. */
import type { OutputOf } from '@banxin/contract/call';
import type { downloadRemoteFiles } from '@banxin/contract/calls/file/remoteFiles';
import type { KeyedMessage } from '@banxin/contract/refusals/row';
import { type Selectable, sql } from 'kysely';
import type { RemoteFilesTable } from '../../db/tables/files.ts';
import { type Db, isUniqueViolation, transaction } from '../../db/transaction.ts';
import { instantOf } from '../../ports/clock.ts';

export type RemoteFile = Selectable<RemoteFilesTable>;

/** Files of one customer that wait or are being fetched. */
export const MOST_WAITING = 50;
/** A claim that is not renewed ends after this long: its server died. @unit ms */
export const LEASE_MS = 60_000;
/** Tries of one file: its server may have died for another reason. */
const MOST_TRIES = 3;
/** What ended is shown for so long. @unit ms */
const KEPT_MS = 7 * 24 * 3_600_000;
/** What is shown of a folder. */
const SHOWN = 50;

export type Download = OutputOf<typeof downloadRemoteFiles>[number];

/** As the contract shows it. */
export const downloadOf = (row: RemoteFile): Download => ({
  url: row.url,
  status: row.status,
  bytes: row.bytes,
  ofBytes: row.of_bytes,
  fileId: row.file_id,
  why: row.why,
});

/** What is to be fetched. */
export interface Asked {
  readonly customerId: number;
  readonly askedBy: number;
  readonly orderId: number;
  readonly url: string;
}

/** Lines addresses up, each once; answers their rows, or null when there would be too many. */
export function enqueue(
  db: Db,
  asked: readonly Asked[],
  now: string,
): Promise<readonly RemoteFile[] | null> {
  const [first] = asked;
  if (first === undefined) return Promise.resolve([]);
  const { customerId, orderId } = first;
  return transaction(db, async (tx) => {
    // One after the other for one customer: the bound is counted, not guessed.
    await tx
      .selectFrom('customers')
      .select('id')
      .where('id', '=', customerId)
      .forUpdate()
      .execute();
    const urls = asked.map(({ url }) => url);
    const open = () =>
      tx
        .selectFrom('remote_files')
        .selectAll()
        .where('customer_id', '=', customerId)
        .where('status', 'in', ['waiting', 'running'])
        .execute();
    const before = await open();
    const isKnown = (url: string) =>
      before.some((row) => row.order_id === orderId && row.url === url);
    const fresh = asked.filter(({ url }) => !isKnown(url));
    if (before.length + fresh.length > MOST_WAITING) return null;
    if (fresh.length > 0) {
      const values = fresh.map(({ url, askedBy }) => ({
        customer_id: customerId,
        asked_by: askedBy,
        order_id: orderId,
        url,
        created_at: now,
      }));
      await tx.insertInto('remote_files').values(values).execute();
    }
    const rows = new Map(
      (await open()).filter((row) => row.order_id === orderId).map((row) => [row.url, row]),
    );
    return urls.flatMap((url) => rows.get(url) ?? []);
  });
}

/** Claims whose server died go back, those that were tried often enough fail. */
async function takeBack(db: Db, now: string, failed: KeyedMessage): Promise<void> {
  const died = db
    .updateTable('remote_files')
    .where('status', '=', 'running')
    .where('lease_until', '<', now);
  await died
    .set({ status: 'failed', why: JSON.stringify(failed), ended_at: now, lease_until: null })
    .where('attempts', '>=', MOST_TRIES)
    .execute();
  await died.set({ status: 'waiting', lease_until: null }).execute();
}

/**
 * Claims the next: of a customer of whom none is being fetched, and who has waited longest since it asked or since its
 * last file ended. So a long list of one never goes before what others ask for.
 * @param failed what is said of a file that was tried too often
 */
export async function claimNext(
  db: Db,
  now: number,
  failed: KeyedMessage,
): Promise<RemoteFile | null> {
  const at = instantOf(now);
  await takeBack(db, at, failed);
  for (;;) {
    const next = await db
      .selectFrom('remote_files as r')
      .select('r.id')
      .where('r.status', '=', 'waiting')
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('remote_files as other')
              .select('other.id')
              .whereRef('other.customer_id', '=', 'r.customer_id')
              .where('other.status', '=', 'running'),
          ),
        ),
      )
      .orderBy(
        sql`greatest(r.created_at, (select max(ended_at) from remote_files as e where e.customer_id = r.customer_id))`,
      )
      .orderBy('r.id')
      .limit(1)
      .executeTakeFirst();
    if (next === undefined) return null;
    try {
      const row = await db
        .updateTable('remote_files')
        .set((eb) => ({
          status: 'running' as const,
          attempts: eb('attempts', '+', 1),
          lease_until: instantOf(now + LEASE_MS),
        }))
        .where('id', '=', next.id)
        .where('status', '=', 'waiting')
        .returningAll()
        .executeTakeFirst();
      if (row !== undefined) return row;
    } catch (error) {
      // Another server was first with another file of this customer.
      if (!isUniqueViolation(error, 'remote_files_running')) throw error;
    }
  }
}

type Held = Pick<RemoteFile, 'id' | 'attempts'>;

/** Of a claim that is still this server's. */
const held = (db: Db, { id, attempts }: Held) =>
  db
    .updateTable('remote_files')
    .where('id', '=', id)
    .where('status', '=', 'running')
    .where('attempts', '=', attempts);

/** Renews a claim and writes how far it is. */
export async function noteProgress(
  db: Db,
  row: Held,
  { bytes, of }: { readonly bytes: number; readonly of: number | null },
  until: number,
): Promise<void> {
  await held(db, row)
    .set({ bytes, of_bytes: of, lease_until: instantOf(until) })
    .execute();
}

/** Writes how it ended. */
export async function end(
  db: Db,
  row: Held,
  how: { readonly fileId: string } | { readonly why: KeyedMessage },
  now: string,
): Promise<void> {
  const ending = { ended_at: now, lease_until: null };
  await held(db, row)
    .set(
      'fileId' in how
        ? { status: 'done', file_id: how.fileId, ...ending }
        : { status: 'failed', why: JSON.stringify(how.why), ...ending },
    )
    .execute();
}

/** Gives a claim back as if it had not been tried: its server stops. */
export async function giveBack(db: Db, row: Held): Promise<void> {
  await held(db, row)
    .set({ status: 'waiting', attempts: row.attempts - 1, lease_until: null, bytes: 0 })
    .execute();
}

/** What was asked for lately in a folder, newest first. */
export const remoteFilesOf = (db: Db, customerId: number, orderId: number): Promise<RemoteFile[]> =>
  db
    .selectFrom('remote_files')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();

/** Forgets what ended long ago. */
export async function forgetEnded(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('remote_files')
    .where('status', 'in', ['done', 'failed'])
    .where('ended_at', '<', instantOf(now - KEPT_MS))
    .execute();
}
