/**
 * What the embedded database is tested with. PostgreSQL runs every test of the server; here stands only
 * what can differ on the embedded engine: the engine itself, and one journey through each module. A test
 * of business rules belongs to neither: it runs on PostgreSQL alone.
 */
export const embedded: readonly (readonly [file: string, why: string])[] = [
  ['src/db/transaction.test.ts', 'one connection: transactions take turns, prepared queries'],
  ['src/db/parsers.test.ts', 'types as they come over the wire'],
  ['src/db/lock.test.ts', 'one process for a data folder'],
  ['src/db/ledger.test.ts', 'checks and conditional updates of the engine'],
  ['src/db/migrations/0008-delivery-plan.test.ts', 'a migration over rows that are there'],
  ['src/db/seed/orders.test.ts', 'the whole seed, its dates and numbers read back'],
  ['src/http/idempotency.test.ts', 'rows that wait on each other'],
  ['src/jobs/jobs.test.ts', 'what is swept away in bulk'],
  ['test/process.test.ts', 'start, stop, crash and the data folder'],
  ['test/journeys.test.ts', 'one journey through each module'],
];
