/**
 * Money that its channel does not give back: why people send it, and since when tries have failed. What has failed until now
 * has failed since it was written. Servers of before go on trying by the channel and know nothing of either.
 */
import type { Migration } from '../migrate.ts';

export const migration: Migration = {
  name: '0177-shut-ways-back',
  statements: [
    `alter table channel_returns
      add column failing_since timestamptz,
      add column hand_why text constraint channel_returns_hand_why
        check (hand_why in ('tooOld', 'payerGone', 'refused', 'stuck'))`,
    `update channel_returns set failing_since = created_at
      where status = 'waiting' and failure is not null`,
    // What people are to send is looked after at its channel too: it may have gone back after all.
    `create index channel_returns_asked on channel_returns (next_try_at)
      where status = 'waiting' or status = 'byHand' and hand_why is not null`,
  ],
};
