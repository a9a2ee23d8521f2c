/** How much of the goods on the shelves can be had, and when an empty shelf is filled again. */
import type { Migration } from '../migrate.ts';

export const migration: Migration = {
  name: '0018-stock-goods',
  statements: [
    `create table stock_goods (
      product_id integer primary key,
      available integer not null constraint stock_goods_available check (available >= 0),
      restock_on date
    )`,
    'create index stock_goods_empty on stock_goods (product_id) where available = 0',
  ],
};
