/** Styles of an order: their names, and which file holds which side; null where each style has one file. */
import type { Migration } from '../migrate.ts';

export const migration: Migration = {
  name: '0025-styles',
  statements: ['alter table orders add column styles jsonb'],
};
