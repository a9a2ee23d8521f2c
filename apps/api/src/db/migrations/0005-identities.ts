/**
 * Logging in through QQ and WeChat: whom a provider's identity belongs to, and the attempts under way.
 * A customer has one QQ and any number of WeChats; an identity has one customer.
 */
import type { Migration } from '../migrate.ts';

export const migration: Migration = {
  name: '0005-identities',
  statements: [
    `create table identities (
      provider text not null check (provider in ('qq', 'wechat')),
      subject text not null,
      customer_id bigint not null references customers (id) on delete cascade,
      created_at timestamptz not null,
      primary key (provider, subject)
    )`,
    'create index identities_customer on identities (customer_id, provider)',
    "create unique index identities_one_qq on identities (customer_id) where provider = 'qq'",
    `create table oauth_attempts (
      state_hash text primary key,
      browser_hash text not null,
      provider text not null,
      purpose text not null,
      customer_id bigint references customers (id) on delete cascade,
      expires_at timestamptz not null,
      used_at timestamptz,
      pass_hash text unique,
      subject text
    )`,
    'create index oauth_attempts_expiry on oauth_attempts (expires_at)',
  ],
};
