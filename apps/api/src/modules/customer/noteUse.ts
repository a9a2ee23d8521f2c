/** Orders note which of the kept addresses and senders they used: the list has what was used last in front. */
import type { AddressInput } from '@banxin/contract/entities/customer';
import type { Sender } from '@banxin/contract/entities/sender';
import type { Tx } from '../../db/transaction.ts';

/** What an order says of where it goes, and from whom. */
export interface Used {
  readonly receivers: readonly AddressInput[];
  readonly sender?: Sender | null | undefined;
  /** Instant. */
  readonly at: string;
}

/** A hint that no order waits for: what is being changed at this moment is left out. */
export async function noteUse(tx: Tx, ownerId: number, used: Used): Promise<void> {
  const { receivers, sender, at } = used;
  if (receivers.length > 0) {
    const rows = await tx
      .selectFrom('addresses')
      .select('id')
      .where('customer_id', '=', ownerId)
      .where((eb) =>
        eb.or(
          receivers.map(({ consignee, mobilePhone, province, city, district, detail }) =>
            eb.and({ consignee, mobile: mobilePhone, province, city, district, detail }),
          ),
        ),
      )
      .forUpdate()
      .skipLocked()
      .execute();
    if (rows.length > 0) {
      await tx
        .updateTable('addresses')
        .set({ used_at: at })
        .where('customer_id', '=', ownerId)
        .where(
          'id',
          'in',
          rows.map(({ id }) => id),
        )
        .execute();
    }
  }
  if (!sender) return;
  const { name, phone, address } = sender;
  const row = await tx
    .selectFrom('senders')
    .select('id')
    .where('customer_id', '=', ownerId)
    .where((eb) => eb.and({ name, phone, address }))
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (row === undefined) return;
  await tx
    .updateTable('senders')
    .set({ used_at: at })
    .where('customer_id', '=', ownerId)
    .where('id', '=', row.id)
    .execute();
}
