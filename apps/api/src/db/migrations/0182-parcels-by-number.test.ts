/** A parcel is looked up by the number on its label by an index, however many there are. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestServer } from '../../../test/harness.ts';

test('the number of a parcel is found by its index', async () => {
  const { db } = await createTestServer();
  const { rows } = await db.transaction().execute(async (tx) => {
    // A table of few rows is read whole, unless that is dear.
    await sql`set local enable_seqscan = off`.execute(tx);
    return sql<{ 'QUERY PLAN': string }>`
      explain select order_id from parcels where tracking_no = '73400120030041'`.execute(tx);
  });
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('parcels_tracking');
});
