/** What an order from the shelf was specified as began with its name, which stands beside it everywhere: that goes. */
import type { Migration } from '../migrate.ts';

export const migration: Migration = {
  name: '0075-shelf-specs',
  statements: [
    `update orders set
      spec = substr(spec, length(product_name) + 4),
      spec_said = case when spec_said is null then null else (spec_said::jsonb - 1)::text end
    where product_name <> '' and left(spec, length(product_name) + 3) = product_name || ' · '
      and (spec_said is null or spec_said::jsonb -> 1 ->> 0 = 'name')`,
  ],
};
