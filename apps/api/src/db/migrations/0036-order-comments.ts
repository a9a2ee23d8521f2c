/** What customers say of their orders, with pictures; and who a parcel says it comes from. */
import type { Migration } from '../migrate.ts';

export const migration: Migration = {
  name: '0036-order-comments',
  statements: [
    'alter table orders add column sender jsonb',
    `create table order_comments (
      customer_id bigint not null,
      order_id bigint not null,
      product_id integer not null,
      written_by bigint not null references customers (id),
      stars integer not null constraint order_comments_stars check (stars between 1 and 5),
      content text not null,
      created_at timestamptz not null,
      edited_at timestamptz,
      primary key (customer_id, order_id),
      foreign key (customer_id, order_id) references orders (customer_id, id) on delete cascade
    )`,
    'create index order_comments_product on order_comments (product_id, created_at desc)',
    `create table order_comment_files (
      customer_id bigint not null,
      order_id bigint not null,
      position integer not null,
      file_id text not null,
      primary key (customer_id, order_id, position),
      foreign key (customer_id, order_id) references order_comments (customer_id, order_id)
        on delete cascade
    )`,
    'alter table files drop constraint files_purpose',
    `alter table files add constraint files_purpose check (purpose in
      ('printFile', 'certificate', 'licence', 'evidence', 'suggestion', 'comment', 'import'))`,
  ],
};
