/** The day by which an order is wanted: the factory is chosen by it, and the confirmation says whether it is kept. */
import type { Migration } from '../migrate.ts';

export const migration: Migration = {
  name: '0026-wished-day',
  statements: ['alter table orders add column arrive_by text'],
};
