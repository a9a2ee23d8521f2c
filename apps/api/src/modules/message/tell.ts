/** Writes a message for a customer, in the transaction of what it tells of: what did not happen is never told. */
import type { MessageKind, MessageWay } from '@banxin/contract/entities/siteMessage';
import { type MessageValues, messageKinds } from '@banxin/contract/messages/siteMessage';
import { type Insertable, sql } from 'kysely';
import { prepared } from '../../db/prepared.ts';
import type { SiteMessagesTable } from '../../db/tables/messages.ts';
import type { Tx } from '../../db/transaction.ts';

export interface Told<Kind extends MessageKind> {
  /** Main account. */
  readonly customerId: number;
  readonly kind: Kind;
  readonly values: MessageValues[Kind];
  /** What it is told for, e.g. an order and its version: the same is told once. */
  readonly of: string;
  readonly at: string;
  /** The only login that is to see it. @default all that hold its right */
  readonly loginId?: number;
}

/** What a message of a kind is told for, as it is kept: its key beside the customer. */
export const onceOf = (kind: MessageKind, of: string): string => `${kind}:${of}`;

/** The row of a message. */
export function messageRow<Kind extends MessageKind>({
  customerId,
  kind,
  values,
  of,
  at,
  loginId,
}: Told<Kind>): Insertable<SiteMessagesTable> {
  const { group, needs } = messageKinds[kind];
  return {
    customer_id: customerId,
    kind,
    area: group,
    login_id: loginId ?? null,
    needs: needs ?? null,
    order_sn: 'orderSN' in values ? values.orderSN : null,
    said: JSON.stringify(values),
    once: onceOf(kind, of),
    created_at: at,
  };
}

/** Writes a message, or nothing when it was told before. */
const insertAlone = prepared((db, row: Insertable<SiteMessagesTable>) =>
  db
    .insertInto('site_messages')
    .values(row)
    .onConflict((conflict) => conflict.columns(['customer_id', 'once']).doNothing()),
);

type Travelling = Insertable<SiteMessagesTable> & {
  readonly ways: readonly MessageWay[];
  readonly isForced: boolean;
};

/**
 * The same of a kind that travels: one statement also writes what is to be sent, to each login that agreed, so that a
 * message that was told once is sent once. Whether a login may read it is asked when it is sent.
 */
const insertTravelling = prepared((db, { ways, isForced, ...row }: Travelling) =>
  db
    .with('told', (told) =>
      told
        .insertInto('site_messages')
        .values(row)
        .onConflict((conflict) => conflict.columns(['customer_id', 'once']).doNothing())
        .returning(['customer_id', 'id', 'login_id', 'area', 'created_at']),
    )
    .insertInto('message_sendings')
    .columns(['customer_id', 'message_id', 'login_id', 'way', 'due_at'])
    .expression((eb) =>
      eb
        .selectFrom('told as t')
        .innerJoin('customers as l', (join) =>
          join.on(({ eb: on, or, ref }) =>
            or([
              on('l.id', '=', ref('t.customer_id')),
              on('l.parent_id', '=', ref('t.customer_id')),
            ]),
          ),
        )
        .innerJoin(
          sql<{ way: MessageWay }>`(select unnest(${ways}::text[]) as way)`.as('w'),
          (join) => join.onTrue(),
        )
        .where('l.disabled_at', 'is', null)
        .where(({ eb: on, or, ref }) =>
          or([on('t.login_id', 'is', null), on('t.login_id', '=', ref('l.id'))]),
        )
        .where(({ eb: on, or }) => or([on('w.way', '=', 'sms'), on('l.mail', 'is not', null)]))
        .where(({ or, exists, selectFrom }) =>
          or([
            sql<boolean>`${isForced}::boolean`,
            exists(
              selectFrom('message_consents as c')
                .select('c.id')
                .whereRef('c.login_id', '=', 'l.id')
                .whereRef('c.area', '=', 't.area')
                .whereRef('c.way', '=', 'w.way')
                .where('c.withdrawn_at', 'is', null),
            ),
          ]),
        )
        .select(['t.customer_id', 't.id', 'l.id as login', 'w.way', 't.created_at']),
    ),
);

/** Writes a message with what is to be sent of it, or nothing when it was told before. */
export async function insertMessage(tx: Tx, row: Insertable<SiteMessagesTable>): Promise<void> {
  const { ways, isForced = false } = messageKinds[row.kind];
  if (ways === undefined) await insertAlone(tx, row);
  else await insertTravelling(tx, { ...row, ways, isForced });
}

export async function tell<Kind extends MessageKind>(tx: Tx, told: Told<Kind>): Promise<void> {
  await insertMessage(tx, messageRow(told));
}
