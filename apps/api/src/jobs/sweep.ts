/** Removes what nobody can use any more. Safe on any number of servers at once. */
import type { Db } from '../db/transaction.ts';
import { KEY_LIFE_HOURS } from '../http/idempotency.ts';
import { type Clock, dayOf, instantOf } from '../ports/clock.ts';

const HOUR = 3_600_000;
/** Category visits serve personal suggestions, for which a year is enough. @unit days */
const VISITS_KEPT_DAYS = 365;
/** Addresses of visitors say after a while nothing about a city. @unit days */
const ADDRESSES_KEPT_DAYS = 90;

/** A browser that kept its key so long has another one by now. @unit days */
const MERGES_KEPT_DAYS = 90;

/** Answers how many rows went, by table. */
export async function sweep(db: Db, clock: Clock): Promise<Readonly<Record<string, number>>> {
  const ago = (hours: number) => instantOf(clock.now() - hours * HOUR);
  const results = {
    captchas: await db.deleteFrom('captchas').where('expires_at', '<', ago(0)).executeTakeFirst(),
    oauth_attempts: await db
      .deleteFrom('oauth_attempts')
      .where('expires_at', '<', ago(0))
      .executeTakeFirst(),
    rate_limits: await db
      .deleteFrom('rate_limits')
      .where('expires_at', '<', ago(0))
      .executeTakeFirst(),
    sessions: await db
      .deleteFrom('sessions')
      .where((eb) => eb.or([eb('expires_at', '<', ago(0)), eb('revoked_at', '<', ago(24))]))
      .executeTakeFirst(),
    idempotency_keys: await db
      .deleteFrom('idempotency_keys')
      .where('created_at', '<', ago(KEY_LIFE_HOURS))
      .executeTakeFirst(),
    registrations: await db
      .deleteFrom('registrations')
      .where('created_at', '<', ago(48))
      .executeTakeFirst(),
    password_resets: await db
      .deleteFrom('password_resets')
      .where('expires_at', '<', ago(0))
      .executeTakeFirst(),
    category_visits: await db
      .deleteFrom('category_visits')
      .where('day', '<', dayOf(clock.now() - VISITS_KEPT_DAYS * 24 * HOUR))
      .executeTakeFirst(),
    local_orders: await db
      .deleteFrom('local_orders')
      .where('at', '<', ago(ADDRESSES_KEPT_DAYS * 24))
      .executeTakeFirst(),
    cart_merges: await db
      .deleteFrom('cart_merges')
      .where('at', '<', ago(MERGES_KEPT_DAYS * 24))
      .executeTakeFirst(),
    upload_locks: await db
      .deleteFrom('upload_locks')
      .where('held_until', '<', ago(1))
      .executeTakeFirst(),
    sms_codes: await db.deleteFrom('sms_codes').where('sent_at', '<', ago(48)).executeTakeFirst(),
  };
  return Object.fromEntries(
    Object.entries(results).map(([table, result]) => [table, Number(result.numDeletedRows)]),
  );
}
