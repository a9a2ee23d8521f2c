/** What a bound WeChat is called, and when it last logged in. */
import type { Migration } from '../migrate.ts';

export const migration: Migration = {
  name: '0073-wechat-names',
  statements: [
    'alter table identities add column nickname text',
    'alter table identities add column last_login_at timestamptz',
  ],
};
