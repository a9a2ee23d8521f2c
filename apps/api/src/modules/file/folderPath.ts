/**
 * Paths into folders: what a call without a session shows. A path names one folder of one customer, who asked for it,
 * whether files may change by it, and until when; it is signed with a key of the server that is replaced every week.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { accessRefusalRow } from '@banxin/contract/refusals/access';
import { file as refusals } from '@banxin/contract/refusals/file';
import { plain } from '@banxin/contract/refusals/plain';
import { missingAccess } from '@banxin/contract/rules/access';
import { permissionsOf, rightsOf } from '@banxin/contract/rules/roles';
import { rulesFor } from '@banxin/contract/uploads';
import type { Context, Customer } from '../../context.ts';
import { openCustomers } from '../../db/openCustomers.ts';
import type { Db } from '../../db/transaction.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import { instantOf, msOf } from '../../ports/clock.ts';
import type { Services } from '../../services.ts';

/** A path is good for so long: a page asks for another when it needs one. @unit ms */
const LIFE_MS = 15 * 60_000;
/** Another key signs after this time; the one before is believed as long again. @unit ms */
const KEY_LIFE_MS = 7 * 24 * 3_600_000;
const KEY_BYTES = 32;
/** What the signature is for: a signature for another purpose opens nothing. */
const PURPOSE = 'folder';

/** What a path opens. */
export interface Grant {
  /** Main account. */
  readonly ownerId: number;
  /** Who asked for the path. */
  readonly actorId: number;
  /** Row of the order; null: the files that no order uses. */
  readonly orderId: number | null;
  readonly mayWrite: boolean;
}

/** What is written into a path: the grant and its end. @unit ms since 1970 */
type Written = readonly [owner: number, actor: number, order: number | null, 0 | 1, end: number];

const PATTERN = /^(\d{1,15})\.([\w-]{1,400})\.([\w-]{43})$/;

const signatureOf = (secret: string, id: number, written: string): Buffer =>
  createHmac('sha256', secret).update(`${PURPOSE}.${id}.${written}`).digest();

const newestKey = (db: Db) =>
  db.selectFrom('folder_keys').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst();

/** The key that signs now. Two servers that replace it at once make two, which both are good. */
async function signingKey({ db, machine, random }: Pick<Services, 'db' | 'machine' | 'random'>) {
  const now = machine.now();
  const newest = await newestKey(db);
  if (newest !== undefined && msOf(newest.created_at) > now - KEY_LIFE_MS) return newest;
  await db
    .deleteFrom('folder_keys')
    .where('created_at', '<', instantOf(now - 2 * KEY_LIFE_MS))
    .execute();
  return db
    .insertInto('folder_keys')
    .values({ secret: random.token(KEY_BYTES), created_at: instantOf(now) })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Signs a path. */
export async function signPath(
  services: Pick<Services, 'db' | 'machine' | 'random'>,
  { ownerId, actorId, orderId, mayWrite }: Grant,
): Promise<{ readonly pathEncrypt: string; readonly expiresAt: string }> {
  const { id, secret } = await signingKey(services);
  const end = services.machine.now() + LIFE_MS;
  const parts: Written = [ownerId, actorId, orderId, mayWrite ? 1 : 0, end];
  const written = Buffer.from(JSON.stringify(parts)).toString('base64url');
  const signature = signatureOf(secret, id, written).toString('base64url');
  return { pathEncrypt: `${id}.${written}.${signature}`, expiresAt: instantOf(end) };
}

/** What a path says, or null when this server did not sign it. */
async function readSigned(
  { db, machine }: Pick<Services, 'db' | 'machine'>,
  path: string,
): Promise<Written | null> {
  const [, number, written = '', given = ''] = PATTERN.exec(path) ?? [];
  if (number === undefined) return null;
  const id = Number(number);
  const key = await db
    .selectFrom('folder_keys')
    .select('secret')
    .where('id', '=', id)
    .where('created_at', '>', instantOf(machine.now() - 2 * KEY_LIFE_MS))
    .executeTakeFirst();
  if (key === undefined) return null;
  const signature = Buffer.from(given, 'base64url');
  const right = signatureOf(key.secret, id, written);
  if (signature.length !== right.length || !timingSafeEqual(signature, right)) return null;
  return JSON.parse(Buffer.from(written, 'base64url').toString()) as Written;
}

/** The rights that somebody has today: a role that was taken away takes its paths along. */
async function holderOf(
  db: Db,
  ownerId: number,
  actorId: number,
): Promise<Pick<Customer, 'permissions' | 'rights' | 'userRoleType'> | null> {
  const row = await openCustomers(db)
    .select(['c.id', 'c.parent_id', 'c.roles', 'c.user_role_type'])
    .where('c.id', '=', actorId)
    .executeTakeFirst();
  if (row === undefined || (row.parent_id ?? row.id) !== ownerId) return null;
  return {
    userRoleType: row.user_role_type,
    permissions: permissionsOf(row.roles),
    rights: rightsOf(row.roles),
  };
}

/** What a path opens, or why it opens nothing. @param to what is going to be done */
export async function openPath(
  { db, machine }: Pick<Context, 'db' | 'machine'>,
  path: string,
  to: 'list' | 'change',
): Promise<Grant | Refusal> {
  const said = await readSigned({ db, machine }, path);
  if (said === null) return refuse(refusals.folderUnknown);
  const [ownerId, actorId, orderId, writes, end] = said;
  if (end <= machine.now()) return refuse(refusals.folderExpired);
  const holder = await holderOf(db, ownerId, actorId);
  const { reads, writes: needed } = rulesFor('printFile');
  if (holder === null || missingAccess(reads, holder) !== null) {
    return refuse(refusals.folderUnknown);
  }
  const denied = accessRefusalRow(needed, holder);
  if (to === 'change') {
    if (denied !== null) return refuse(denied);
    if (writes === 0) return refuse(plain.forbidden);
  }
  return { ownerId, actorId, orderId, mayWrite: writes === 1 && denied === null };
}
