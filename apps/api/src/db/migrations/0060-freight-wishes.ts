/**
 * More freight for another address is a subject of its own kind, which says what it pays for. One that is open keeps the
 * change that waits for it: it is gone with the payment. What the balance paid before is told apart by its place: an
 * order is paid for once, all that came later was freight.
 * Servers of before take such a payment for one of an order that cannot be paid, so they refuse it or send money back.
 */
import type { Migration } from '../migrate.ts';

export const migration: Migration = {
  name: '0060-freight-wishes',
  statements: [
    'alter table payment_subjects drop constraint payment_subjects_kind',
    'alter table payment_subjects add column wish jsonb',
    `update payment_subjects s set kind = 'freight'
      where s.kind = 'order' and exists (select 1 from payments p
          where p.customer_id = s.customer_id and p.id = s.payment_id and p.paid_at is not null)
        and exists (select 1 from payment_subjects e
          join payments p on p.customer_id = e.customer_id and p.id = e.payment_id
          where e.customer_id = s.customer_id and e.order_id = s.order_id
            and e.payment_id < s.payment_id and p.paid_at is not null)`,
    `alter table payment_subjects add constraint payment_subjects_kind check
      (kind = 'order' and order_id is not null and bonus is null and wish is null
        or kind = 'freight' and order_id is not null and bonus is null
          and (wish is not null or not is_open)
        or kind = 'topUp' and order_id is null and bonus is not null and wish is null)`,
    `create index payment_subjects_freight on payment_subjects (customer_id, order_id)
      where is_open and kind = 'freight'`,
  ],
};
