/**
 * A payment settles one thing or several: what it is made of stands in `payment_subjects`. The database holds that
 * the parts add up to the payment and that a thing stands in one open payment at most.
 * Servers of before write `payments.order_id`; what they write gets its part by a trigger. Newer ones leave it empty.
 */
import type { Migration } from '../migrate.ts';

export const migration: Migration = {
  name: '0030-payment-subjects',
  statements: [
    'alter table payments alter column order_id drop not null',
    'alter table payments drop constraint payments_status_check',
    `alter table payments add constraint payments_status_check check
      (status in ('pending', 'paid', 'cancelled', 'expired', 'partRefunded', 'refunded'))`,
    `alter table payments add column is_open boolean not null
      generated always as (status = 'pending') stored`,
    'alter table payments add constraint payments_standing unique (customer_id, id, is_open)',
    `create table payment_subjects (
      customer_id bigint not null,
      payment_id bigint not null,
      position integer not null,
      kind text not null constraint payment_subjects_kind check (kind in ('order')),
      order_id bigint not null,
      amount bigint not null constraint payment_subjects_amount check (amount >= 0),
      refunded bigint not null default 0
        constraint payment_subjects_refunded check (refunded between 0 and amount),
      is_open boolean not null,
      primary key (customer_id, payment_id, position),
      foreign key (customer_id, payment_id, is_open)
        references payments (customer_id, id, is_open) on update cascade,
      foreign key (customer_id, order_id) references orders (customer_id, id)
    )`,
    `create unique index payment_subjects_open on payment_subjects (customer_id, order_id)
      where is_open`,
    'create index payment_subjects_order on payment_subjects (customer_id, order_id, payment_id)',
    `insert into payment_subjects
        (customer_id, payment_id, position, kind, order_id, amount, refunded, is_open)
      select customer_id, id, 1, 'order', order_id, amount,
        case when status = 'refunded' then amount else 0 end, is_open
      from payments`,
    `create function payment_of_one_order() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' then
          insert into payment_subjects
              (customer_id, payment_id, position, kind, order_id, amount, refunded, is_open)
            values (new.customer_id, new.id, 1, 'order', new.order_id, new.amount,
              case when new.status = 'refunded' then new.amount else 0 end, new.is_open);
        elsif new.status = 'refunded' then
          update payment_subjects set refunded = amount
            where customer_id = new.customer_id and payment_id = new.id;
        end if;
        return null;
      end $$`,
    `create trigger payments_of_one_order after insert or update of status on payments
      for each row when (new.order_id is not null) execute function payment_of_one_order()`,
    `create function payment_adds_up() returns trigger language plpgsql as $$
      declare
        payment bigint;
        due bigint;
        parts bigint;
      begin
        if tg_table_name = 'payments' then payment := new.id; else payment := new.payment_id; end if;
        select amount into due from payments
          where customer_id = new.customer_id and id = payment;
        select sum(amount) into parts from payment_subjects
          where customer_id = new.customer_id and payment_id = payment;
        if due is distinct from parts then
          raise exception 'Payment % is %, its parts are %', payment, due, parts
            using errcode = 'check_violation', constraint = 'payments_add_up';
        end if;
        return null;
      end $$`,
    `create constraint trigger payments_add_up after insert or update of amount on payments
      deferrable initially deferred for each row execute function payment_adds_up()`,
    `create constraint trigger payment_subjects_add_up
      after insert or update of amount on payment_subjects
      deferrable initially deferred for each row execute function payment_adds_up()`,
  ],
};
