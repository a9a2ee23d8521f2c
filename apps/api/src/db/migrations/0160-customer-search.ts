/**
 * What customers are called is found by index: by the single characters and pairs of it, which the index of arrays that
 * both engines bring knows. Trigrams need an extension that the embedded one has not, and Chinese names have two
 * characters. Servers of before search as they did.
 */
import type { Migration } from '../migrate.ts';

export const migration: Migration = {
  name: '0160-customer-search',
  statements: [
    `create function grams_of(words text) returns text[] language sql immutable strict parallel safe as $$
      select array(select distinct substr(words, at, long)
        from generate_series(1, length(words)) at, generate_series(1, 2) long)
    $$`,
    `create index customers_called on customers
      using gin (grams_of(replace(lower(name || coalesce('|' || link_person, '')), ' ', '')))
      where deleted_at is null`,
    `create index authentications_called on authentications
      using gin (grams_of(replace(lower(held ->> 'companyName'), ' ', '')))`,
  ],
};
