/**
 * Codes of six digits that prove a number or an address: one per minute, ten a day, five wrong tries, one purpose;
 * hashed. What differs between text messages and letters is a {@link CodeWay}.
 */
import {
  SMS_CODE_MAX,
  SMS_CODE_TRIES,
  SMS_COUNTDOWN_SECONDS,
  SMS_PER_DAY,
} from '@banxin/contract/constants';
import type { Wait } from '@banxin/contract/refusals/plain';
import type { RefusalRow } from '@banxin/contract/refusals/row';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Schema } from '../../db/schema.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import { CLOCK_SKEW_MS, type Clock, dayOf, instantOf, msOf, nowOf } from '../../ports/clock.ts';
import { sha256 } from '../../sha256.ts';

/** How codes travel. */
export interface CodeWay {
  /** What its rows are kept under: a number or address has one, and its limits hold whatever its codes are for. */
  readonly row: 'number' | 'mail';
  readonly lifeSeconds: number;
  readonly tooSoon: RefusalRow<Wait>;
  readonly dailyLimit: RefusalRow;
  readonly notSent: RefusalRow<Wait>;
}

/** Whom a code is for, and what: the purpose is part of the hash. */
export interface CodeFor {
  readonly to: string;
  readonly purpose: string;
}

const hashOf = ({ to, purpose }: CodeFor, code: string): string =>
  sha256(`${purpose}:${to}:${code}`);

/** Why nothing was sent. */
async function whyNotSent({ db, machine }: Context, way: CodeWay, to: string): Promise<Refusal> {
  const row = await db
    .selectFrom('sms_codes')
    .select(['sent_at', 'day', 'sent_on_day'])
    .where('phone', '=', to)
    .where('purpose', '=', way.row)
    .executeTakeFirstOrThrow();
  const now = machine.now();
  if (row.day === dayOf(now) && row.sent_on_day >= SMS_PER_DAY) return refuse(way.dailyLimit);
  const retryAfter = Math.max(
    1,
    Math.ceil((msOf(row.sent_at) + SMS_COUNTDOWN_SECONDS * 1_000 - now) / 1_000),
  );
  return refuse(way.tooSoon, { retryAfter });
}

/**
 * Sends a code, or says why not. One statement decides, so that of parallel requests one sends.
 * @param send hands the code over; answers false when it could not
 */
export async function sendCode(
  context: Context,
  way: CodeWay,
  whom: CodeFor,
  send: (code: string) => Promise<boolean>,
): Promise<null | Refusal> {
  const { db, machine, random } = context;
  const { to } = whom;
  const now = machine.now();
  const day = dayOf(now);
  const code = Array.from({ length: SMS_CODE_MAX }, () => random.int(10)).join('');
  const fresh = {
    code_hash: hashOf(whom, code),
    sent_at: instantOf(now),
    expires_at: instantOf(now + way.lifeSeconds * 1_000),
    tries: 0,
    used_at: null,
    day,
  };
  const sent = await db
    .insertInto('sms_codes')
    .values({ phone: to, purpose: way.row, sent_on_day: 1, ...fresh })
    .onConflict((conflict) =>
      conflict
        .columns(['phone', 'purpose'])
        .doUpdateSet({
          ...fresh,
          sent_on_day: sql<number>`case when sms_codes.day = ${day} then sms_codes.sent_on_day + 1 else 1 end`,
        })
        .where((eb) =>
          eb.or([
            eb('sms_codes.sent_at', '<=', instantOf(now - SMS_COUNTDOWN_SECONDS * 1_000)),
            eb('sms_codes.sent_at', '>', instantOf(now + CLOCK_SKEW_MS)),
          ]),
        )
        .where((eb) =>
          eb.or([eb('sms_codes.day', '<>', day), eb('sms_codes.sent_on_day', '<', SMS_PER_DAY)]),
        ),
    )
    .returning('phone')
    .executeTakeFirst();
  if (!sent) return whyNotSent(context, way, to);
  if (await send(code)) return null;
  // The minute does not count when nothing was sent; the day does.
  await db
    .updateTable('sms_codes')
    .set({ used_at: instantOf(now), sent_at: instantOf(now - SMS_COUNTDOWN_SECONDS * 1_000) })
    .where('phone', '=', to)
    .where('purpose', '=', way.row)
    .where('code_hash', '=', fresh.code_hash)
    .execute();
  return refuse(way.notSent, { retryAfter: 1 });
}

/** Codes that were sent, as far as a clock can tell, and have not run out. */
const living = (machine: Clock) => (eb: ExpressionBuilder<Schema, 'sms_codes'>) =>
  eb.and([
    eb('expires_at', '>', nowOf(machine)),
    eb('sent_at', '<=', instantOf(machine.now() + CLOCK_SKEW_MS)),
  ]);

/**
 * Whether a code is right. It stays good until it is taken; a wrong one counts as a try.
 * @throws Error inside a transaction: the refusal that follows would undo the count
 */
export async function fits(
  { db, machine }: Context,
  way: Pick<CodeWay, 'row'>,
  whom: CodeFor,
  code: string,
): Promise<boolean> {
  if (db.isTransaction) throw new Error('A code is tried before the transaction that takes it');
  const hash = hashOf(whom, code);
  const live = await db
    .updateTable('sms_codes')
    .set({ tries: sql<number>`tries + case when code_hash = ${hash} then 0 else 1 end` })
    .where('phone', '=', whom.to)
    .where('purpose', '=', way.row)
    .where('used_at', 'is', null)
    .where(living(machine))
    .where('tries', '<', SMS_CODE_TRIES)
    .returning('code_hash')
    .executeTakeFirst();
  return live?.code_hash === hash;
}

/** True once for a code that {@link fits}; what undoes the transaction it is taken in makes it good again. */
export async function take(
  { db, machine }: Context,
  way: Pick<CodeWay, 'row'>,
  whom: CodeFor,
  code: string,
): Promise<boolean> {
  const taken = await db
    .updateTable('sms_codes')
    .set({ used_at: nowOf(machine) })
    .where('phone', '=', whom.to)
    .where('purpose', '=', way.row)
    .where('code_hash', '=', hashOf(whom, code))
    .where('used_at', 'is', null)
    .where(living(machine))
    .returning('phone')
    .executeTakeFirst();
  return taken !== undefined;
}

/** True once for the right code of this purpose; a wrong one counts as a try. */
export const spend: typeof fits = async (...tried) =>
  (await fits(...tried)) && (await take(...tried));

/** Whether this code was right and has been spent, as long as it would have lived: a repeat is recognised by it. */
export async function wasSpent(
  { db, machine }: Context,
  way: Pick<CodeWay, 'row'>,
  whom: CodeFor,
  code: string,
): Promise<boolean> {
  const spent = await db
    .selectFrom('sms_codes')
    .select('phone')
    .where('phone', '=', whom.to)
    .where('purpose', '=', way.row)
    .where('code_hash', '=', hashOf(whom, code))
    .where('used_at', 'is not', null)
    .where(living(machine))
    .executeTakeFirst();
  return spent !== undefined;
}
