/**
 * Orders that go to several addresses. The first stays where it was, on the order's own row, and stands here again
 * beside the others; an order to one address has no row here. A server of before that would move such an order to one
 * address is refused by the check and changes nothing; its parcels belong to the first drop.
 */
import type { Migration } from '../migrate.ts';

export const migration: Migration = {
  name: '0039-order-drops',
  statements: [
    'alter table orders add column ahead_status integer',
    'alter table parcels add column drop_position integer not null default 1',
    `create table order_drops (
      customer_id bigint not null,
      order_id bigint not null,
      position integer not null constraint order_drops_position check (position >= 1),
      receiver jsonb not null,
      province text not null,
      quantity integer not null constraint order_drops_quantity check (quantity >= 1),
      carrier text not null,
      freight bigint not null constraint order_drops_freight check (freight >= 0),
      transit_days integer not null,
      status integer,
      primary key (customer_id, order_id, position),
      foreign key (customer_id, order_id) references orders (customer_id, id)
    )`,
    `create index order_drops_back on order_drops (order_id) where status in (100, 101)`,
    `create function order_drops_add_up() returns trigger language plpgsql as $$
      declare
        customer bigint;
        which bigint;
        places bigint;
        given bigint;
        ordered bigint;
        own jsonb;
        first_of_them jsonb;
      begin
        if tg_table_name = 'orders' then
          customer := new.customer_id; which := new.id;
        elsif tg_op = 'DELETE' then
          customer := old.customer_id; which := old.order_id;
        else
          customer := new.customer_id; which := new.order_id;
        end if;
        select count(*), sum(quantity) into places, given from order_drops
          where customer_id = customer and order_id = which;
        if places = 0 then return null; end if;
        select (configuration ->> 'quantity')::bigint, receiver into ordered, own from orders
          where customer_id = customer and id = which;
        select receiver into first_of_them from order_drops
          where customer_id = customer and order_id = which and position = 1;
        if places = 1 or given is distinct from ordered or own is distinct from first_of_them then
          raise exception 'Order % has %, its % drops have %', which, ordered, places, given
            using errcode = 'check_violation', constraint = 'order_drops_add_up';
        end if;
        return null;
      end $$`,
    `create constraint trigger order_drops_add_up
      after insert or update of receiver, quantity, position or delete on order_drops
      deferrable initially deferred for each row execute function order_drops_add_up()`,
    `create constraint trigger orders_drops_add_up after update of receiver on orders
      deferrable initially deferred for each row
      when (old.receiver is distinct from new.receiver) execute function order_drops_add_up()`,
  ],
};
