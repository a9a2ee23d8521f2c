/** Sessions: a random token in a cookie, its hash in SQL. Revocable, rotated at every login, ended by idleness and by age. */
import {
  SESSION_IDLE_SECONDS,
  SESSION_MAX_SECONDS,
  SESSION_REMEMBERED_IDLE_SECONDS,
  SESSION_REMEMBERED_MAX_SECONDS,
} from '@banxin/contract/constants';
import { desksOf } from '@banxin/contract/rules/desks';
import { permissionsOf, rightsOf } from '@banxin/contract/rules/roles';
import { sql } from 'kysely';
import { isHttps } from '../config.ts';
import type { Context, Customer, Session } from '../context.ts';
import { batchedReads } from '../db/batchedReads.ts';
import { levelAt } from '../db/memberLevel.ts';
import { openCustomers } from '../db/openCustomers.ts';
import { prepared } from '../db/prepared.ts';
import type { Db } from '../db/transaction.ts';
import { type Clock, instantOf, msOf } from '../ports/clock.ts';
import type { Random } from '../ports/random.ts';
import { sha256 } from '../sha256.ts';

/** Last use is written down at most this often. @unit ms */
const TOUCH_MS = 5 * 60_000;

/** The session cookie; browsers accept the prefix only with Secure. */
export const sessionCookie = (https: boolean): string => (https ? '__Host-banxin' : 'banxin');

const sessionsByIds = prepared((db, p: { ids: readonly string[] }) =>
  openCustomers(db)
    .innerJoin('sessions', 'sessions.customer_id', 'c.id')
    .where(sql<boolean>`sessions.id = any(${p.ids}::text[])`)
    .where('sessions.revoked_at', 'is', null)
    .select((eb) => [
      'sessions.id as session',
      'sessions.expires_at',
      'sessions.remember',
      'sessions.last_seen_at',
      'sessions.created_at as opened_at',
      'c.id',
      'c.parent_id',
      'c.name',
      'c.link_person',
      'c.mobile',
      'c.user_role_type',
      'c.roles',
      'c.desks',
      'c.pay_limit',
      'c.rev',
      eb.fn.coalesce('m.type', 'c.type').as('type'),
      eb.fn.coalesce('m.sign', 'c.sign').as('sign'),
      eb.fn.coalesce('m.auth_status', 'c.auth_status').as('auth_status'),
      eb.fn.coalesce('m.vip_level', 'c.vip_level').as('vip_level'),
      eb.fn.coalesce('m.vip_until', 'c.vip_until').as('vip_until'),
      eb.fn.coalesce('m.vip_next_level', 'c.vip_next_level').as('vip_next_level'),
      eb.fn.coalesce('m.vip_next_until', 'c.vip_next_until').as('vip_next_until'),
      eb.fn.coalesce('m.growth_level', 'c.growth_level').as('growth_level'),
      eb.fn.coalesce('m.order_notify_sum', 'c.order_notify_sum').as('order_notify_sum'),
      eb.fn.coalesce('m.created_at', 'c.created_at').as('created_at'),
    ]),
);

/** Every call begins with this. */
const readSession = batchedReads(
  async (db, ids) => new Map((await sessionsByIds(db, { ids })).map((row) => [row.session, row])),
);

export interface Caller {
  readonly customer: Customer;
  readonly session: Session;
}

/**
 * Who holds this token, or null. One query; a second one every five minutes of use. Sessions end by the machine's clock,
 * a membership by the shop's.
 */
export async function findSession(
  db: Db,
  { machine, clock }: { readonly machine: Clock; readonly clock: Clock },
  token: string | null,
): Promise<Caller | null> {
  if (token === null || token.length > 128) return null;
  const id = sha256(token);
  const row = await readSession(db, id);
  const now = machine.now();
  if (row === undefined || msOf(row.expires_at) <= now) return null;
  if (now - msOf(row.last_seen_at) > TOUCH_MS) {
    await db
      .updateTable('sessions')
      .set({
        last_seen_at: instantOf(now),
        expires_at: expiry(now, row.remember, msOf(row.opened_at)),
      })
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .execute();
  }
  const desks = desksOf({
    userRoleType: row.user_role_type,
    type: row.type,
    desks: row.desks,
  });
  return {
    session: { id, remember: row.remember },
    customer: {
      id: row.id,
      ownerId: row.parent_id ?? row.id,
      parentId: row.parent_id,
      name: row.name,
      linkPerson: row.link_person,
      mobile: row.mobile,
      type: row.type,
      userRoleType: row.user_role_type,
      sign: row.sign,
      authStatus: row.auth_status,
      vipLevel: levelAt(row, clock.now()),
      orderNotifySum: row.order_notify_sum,
      payLimit: row.pay_limit,
      rev: row.rev,
      createdAt: row.created_at,
      roles: row.roles,
      permissions: permissionsOf(row.roles),
      rights: desks.length > 0 ? [...rightsOf(row.roles), 'works'] : rightsOf(row.roles),
      desks,
    },
  };
}

/** When a session ends: after so much idleness, but not later than its greatest age. @param now @param openedAt ms */
function expiry(now: number, remember: boolean, openedAt: number): string {
  const idle = remember ? SESSION_REMEMBERED_IDLE_SECONDS : SESSION_IDLE_SECONDS;
  const most = remember ? SESSION_REMEMBERED_MAX_SECONDS : SESSION_MAX_SECONDS;
  return instantOf(Math.min(now + idle * 1_000, openedAt + most * 1_000));
}

/** Opens a session and answers its token; the one the browser came with ends. */
export async function openSession(
  context: Pick<Context, 'db' | 'machine' | 'address' | 'agent'> & { readonly random: Random },
  customerId: number,
  remember: boolean,
  previous: Session | null,
): Promise<string> {
  const { db, machine, random } = context;
  const token = random.token(32);
  const now = machine.now();
  if (previous) await revokeSession(db, previous.id, instantOf(now));
  await db
    .insertInto('sessions')
    .values({
      id: sha256(token),
      customer_id: customerId,
      created_at: instantOf(now),
      last_seen_at: instantOf(now),
      expires_at: expiry(now, remember, now),
      revoked_at: null,
      remember,
      ip: context.address,
      agent: context.agent.slice(0, 300),
    })
    .execute();
  await db
    .insertInto('last_logins')
    .values({ login_id: customerId, at: instantOf(now) })
    .onConflict((conflict) => conflict.column('login_id').doUpdateSet({ at: instantOf(now) }))
    .execute();
  return token;
}

/** Ends every session of a login at once, but one. */
export async function revokeSessions(
  db: Db,
  loginId: number,
  at: string,
  but: string | null = null,
): Promise<void> {
  let sessions = db
    .updateTable('sessions')
    .set({ revoked_at: at })
    .where('customer_id', '=', loginId)
    .where('revoked_at', 'is', null);
  if (but !== null) sessions = sessions.where('id', '<>', but);
  await sessions.execute();
}

/** Ends a session at once, on every server. */
export async function revokeSession(db: Db, id: string, at: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revoked_at: at })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Sends the token to the browser. */
export function sendToken(context: Context, token: string, remember: boolean): void {
  context.setCookie(
    sessionCookie(isHttps(context.config)),
    token,
    remember ? { maxAge: SESSION_REMEMBERED_MAX_SECONDS } : undefined,
  );
}

/** Removes it from the browser. */
export function dropToken(context: Context): void {
  context.setCookie(sessionCookie(isHttps(context.config)), '', { maxAge: 0 });
}
