/** Finds the coupons whose time is up without reading the others. */
import type { Migration } from '../migrate.ts';

export const migration: Migration = {
  name: '0006-coupon-expiry',
  statements: ['create index coupons_expiry on coupons (valid_until) where status = 0'],
};
