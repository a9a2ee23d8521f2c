/**
 * A promise is a plan until it is paid for and files are confirmed. The plan of an order that was made
 * before is read from the days it was given: working days after the day it was agreed, without Sundays.
 */
import type { Migration } from '../migrate.ts';

const agreed = `coalesce(confirmed_at, created_at) at time zone 'Asia/Shanghai'`;

export const migration: Migration = {
  name: '0008-delivery-plan',
  statements: [
    `with given as (
      select customer_id, id, (promise ->> 'shipDate')::date as ship,
        (promise ->> 'arriveDate')::date as arrive,
        (${agreed} + interval '7 hours 30 minutes')::date as start,
        paid_at is null or status in (11, 12) as is_open
      from orders where promise ? 'shipDate' and not promise ? 'days'
    ), plan as (
      select customer_id, id, is_open, jsonb_build_object(
        'days', (select count(*) from generate_series(start + 1, ship, interval '1 day') d
          where extract(dow from d) <> 0),
        'transitDays', greatest(0, arrive - ship), 'cutOff', '16:30') as days
      from given
    )
    update orders o set
      promise = o.promise || p.days || case when p.is_open
        then '{"shipDate": null, "arriveDate": null}'::jsonb else '{}'::jsonb end,
      quote = case when jsonb_typeof(o.quote -> 'promise') = 'object'
        then jsonb_set(o.quote, '{promise}',
          ((o.quote -> 'promise') - 'shipDate' - 'arriveDate') || p.days)
        else o.quote end
    from plan p where p.customer_id = o.customer_id and p.id = o.id`,
  ],
};
