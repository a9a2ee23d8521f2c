/** Calls to those who agreed to be called, as clerks note them. */
import type { Migration } from '../migrate.ts';

export const migration: Migration = {
  name: '0164-callbacks',
  statements: [
    `create table callbacks (
      customer_id bigint not null,
      edition text not null,
      question integer not null,
      place integer not null,
      at timestamptz not null,
      by_staff bigint not null references customers (id),
      is_reached boolean not null,
      note text not null,
      primary key (customer_id, edition, question, place),
      foreign key (customer_id, edition) references questionnaire_answers (customer_id, edition)
        on delete cascade
    )`,
  ],
};
