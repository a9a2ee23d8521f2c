/** Messages on their way by text message or letter: which are due, whom they go to, and how each ends. */
import type { MessageWay } from '@banxin/contract/entities/siteMessage';
import { messageKinds } from '@banxin/contract/messages/siteMessage';
import { holdingsOf } from '@banxin/contract/rules/roles';
import { type Selectable, sql } from 'kysely';
import type { MessageSendingsTable } from '../../db/tables/messages.ts';
import type { Db } from '../../db/transaction.ts';
import { LOST_MS, OLDEST_MS, pauseAfter } from '../../jobs/outgoing.ts';
import { instantOf, msOf } from '../../ports/clock.ts';
import { quietUntil } from './quiet.ts';
import { quietOf } from './settings.ts';

/** Names one message to one login by one way. */
export type Sending = Pick<
  Selectable<MessageSendingsTable>,
  'customer_id' | 'message_id' | 'login_id' | 'way'
>;

const only = (db: Db, one: Sending) =>
  db
    .updateTable('message_sendings')
    .where('customer_id', '=', one.customer_id)
    .where('message_id', '=', one.message_id)
    .where('login_id', '=', one.login_id)
    .where('way', '=', one.way);

/** Those that are due: of each customer the oldest first, and no customer before another's turn. @param now instant */
export const dueSendings = (
  db: Db,
  way: MessageWay,
  now: string,
  limit: number,
): Promise<Sending[]> =>
  db
    .selectFrom((due) =>
      due
        .selectFrom('message_sendings')
        .select(['customer_id', 'message_id', 'login_id', 'way', 'due_at'])
        .select(
          sql<number>`row_number() over (partition by customer_id order by due_at, message_id, login_id)`.as(
            'turn',
          ),
        )
        .where('state', '=', 'waiting')
        .where('way', '=', way)
        .where('due_at', '<=', now)
        .as('s'),
    )
    .select(['s.customer_id', 's.message_id', 's.login_id', 's.way'])
    .orderBy('s.turn')
    .orderBy('s.due_at')
    .orderBy('s.customer_id')
    .limit(limit)
    .execute();

/** The message and whom it goes to, as both are now; undefined when it is gone. */
export const parcelOf = (db: Db, one: Sending) =>
  db
    .selectFrom('site_messages as m')
    .innerJoin('customers as l', (join) => join.on('l.id', '=', one.login_id))
    .leftJoin('customers as owner', 'owner.id', 'l.parent_id')
    .leftJoin('message_settings as s', 's.login_id', 'l.id')
    .leftJoin('message_consents as c', (join) =>
      join
        .onRef('c.login_id', '=', 'l.id')
        .onRef('c.area', '=', 'm.area')
        .on('c.way', '=', one.way)
        .on('c.withdrawn_at', 'is', null),
    )
    .select(['m.kind', 'm.area', 'm.said', 'm.order_sn', 'm.needs', 'm.created_at'])
    .select([
      'l.mobile',
      'l.mail',
      'l.roles',
      'l.disabled_at',
      'owner.disabled_at as owner_disabled_at',
    ])
    .select(['s.quiet_from', 's.quiet_until', 's.locale', 's.link_key', 'c.id as consent'])
    .where('m.customer_id', '=', one.customer_id)
    .where('m.id', '=', one.message_id)
    .executeTakeFirst();

/** A message and whom it goes to. */
export type Parcel = NonNullable<Awaited<ReturnType<typeof parcelOf>>>;

/** What is to be done with it now. */
export type Verdict =
  | { readonly is: 'send' }
  | { readonly is: 'wait'; readonly until: string }
  | { readonly is: 'giveUp'; readonly reason: string };

const giveUp = (reason: string): Verdict => ({ is: 'giveUp', reason });

/** @param now ms, the shop's clock */
export function judge(parcel: Parcel, way: MessageWay, now: number): Verdict {
  const { isForced = false } = messageKinds[parcel.kind];
  if (parcel.disabled_at !== null || parcel.owner_disabled_at !== null) return giveUp('closed');
  if (parcel.needs !== null && !holdingsOf(parcel.roles).includes(parcel.needs)) {
    return giveUp('noRight');
  }
  if (!isForced && parcel.consent === null) return giveUp('withdrawn');
  if (way === 'mail' && parcel.mail === null) return giveUp('noAddress');
  if (now - msOf(parcel.created_at) > OLDEST_MS) return giveUp('tooOld');
  if (isForced || way === 'mail') return { is: 'send' };
  const row = parcel.locale === null ? undefined : parcel;
  const until = quietUntil(quietOf(row), now);
  return until === null ? { is: 'send' } : { is: 'wait', until };
}

export const putOff = (db: Db, one: Sending, until: string) =>
  only(db, one).set({ due_at: until, reason: 'quiet' }).where('state', '=', 'waiting').execute();

/** Takes it in hand, and answers how many times that was done; undefined when another server was faster. */
export const claim = async (
  db: Db,
  one: Sending,
  machineNow: string,
): Promise<number | undefined> =>
  (
    await only(db, one)
      .set({ state: 'sending', began_at: machineNow, tries: sql<number>`tries + 1` })
      .where('state', '=', 'waiting')
      .returning('tries')
      .executeTakeFirst()
  )?.tries;

/** How it ended. @param now instant of the shop's clock */
export const endSending = (
  db: Db,
  one: Sending,
  end: { readonly state: 'sent' | 'given_up'; readonly reason: string | null },
  now: string,
) =>
  only(db, one)
    .set({ ...end, ended_at: now })
    .where('state', '<>', 'sent')
    .execute();

/** Waits for another try, or gives up after the last one. @param tries so far @param now ms, the shop's clock */
export async function tryAgain(
  db: Db,
  one: Sending,
  { tries, reason }: { readonly tries: number; readonly reason: string },
  now: number,
): Promise<void> {
  const pause = pauseAfter(tries);
  if (pause === undefined) {
    await endSending(db, one, { state: 'given_up', reason: `tries: ${reason}` }, instantOf(now));
    return;
  }
  await only(db, one)
    .set({ state: 'waiting', due_at: instantOf(now + pause), reason })
    .where('state', '=', 'sending')
    .execute();
}

/**
 * Gives those up of which nobody knows whether they left: the server that had them in hand died. They are not tried
 * again, for nobody is to be told twice.
 */
export const giveUpLost = (db: Db, machineNow: number, now: string) =>
  db
    .updateTable('message_sendings')
    .set({ state: 'given_up', reason: 'unclear', ended_at: now })
    .where('state', '=', 'sending')
    .where('began_at', '<', instantOf(machineNow - LOST_MS))
    .execute();

/** Gives those up that a shop without a provider has kept until they are news to nobody. @param now ms, the shop's clock */
export const giveUpOld = (db: Db, way: MessageWay, now: number) =>
  db
    .updateTable('message_sendings')
    .set({ state: 'given_up', reason: 'noProvider', ended_at: instantOf(now) })
    .where('state', '=', 'waiting')
    .where('way', '=', way)
    .where('due_at', '<', instantOf(now - OLDEST_MS))
    .execute();
