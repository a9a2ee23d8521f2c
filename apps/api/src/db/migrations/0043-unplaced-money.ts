/** Money of which channels and bank tell, and which pays nothing as it stands: kept until somebody has looked into it. */
import type { Migration } from '../migrate.ts';

export const migration: Migration = {
  name: '0043-unplaced-money',
  statements: [
    `create table unplaced_money (
      channel text not null
        constraint unplaced_money_channel check (channel in ('alipay', 'wechat', 'bank')),
      channel_no text not null,
      trade_sn text not null,
      amount bigint not null constraint unplaced_money_amount check (amount >= 0),
      expected bigint,
      why text not null
        constraint unplaced_money_why check (why in ('noSuchTrade', 'otherSum', 'tooEarly')),
      paid_at timestamptz not null,
      times integer not null default 1,
      created_at timestamptz not null,
      settled_at timestamptz,
      settled_how text,
      primary key (channel, channel_no)
    )`,
    'create index unplaced_money_open on unplaced_money (created_at) where settled_at is null',
  ],
};
