/** A parcel is found by the number on its label, whose carrier nobody says. */
import type { Migration } from '../migrate.ts';

export const migration: Migration = {
  name: '0182-parcels-by-number',
  statements: ['create index parcels_tracking on parcels (tracking_no)'],
};
