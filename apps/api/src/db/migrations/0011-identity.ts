/** A captcha that was solved for a text message still serves its form; sub-accounts are customers. */
import type { Migration } from '../migrate.ts';

export const migration: Migration = {
  name: '0011-identity',
  statements: [
    'alter table captchas add column sent_at timestamptz',
    // Servers from before wrote 2, which the specification does not know.
    'update customers set user_role_type = 1 where user_role_type = 2',
  ],
};
