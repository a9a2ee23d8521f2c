/** Writes a message for a customer, in the transaction of what it tells of: what did not happen is never told. */
import type { MessageKind } from '@banxin/contract/entities/siteMessage';
import { type MessageValues, messageKinds } from '@banxin/contract/messages/siteMessage';
import type { Insertable } from 'kysely';
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
    once: `${kind}:${of}`,
    created_at: at,
  };
}

/** Writes a message, or nothing when it was told before. */
export const insertMessage = prepared((db, row: Insertable<SiteMessagesTable>) =>
  db
    .insertInto('site_messages')
    .values(row)
    .onConflict((conflict) => conflict.columns(['customer_id', 'once']).doNothing()),
);

export async function tell<Kind extends MessageKind>(tx: Tx, told: Told<Kind>): Promise<void> {
  await insertMessage(tx, messageRow(told));
}
