/** Looks into the embedded database of a shop that was stopped: what must always add up, and what was done twice. */
import { openEmbedded } from '../src/db/connection.ts';
import { contradictions } from '../src/modules/order/contradictions.testkit.ts';
import { systemRandom } from '../src/ports/random.ts';

/** @param folder its data folder */
export async function auditStopped(folder: string) {
  const { db, close } = await openEmbedded(`${folder}/database`, {
    random: systemRandom,
    isGuarded: true,
  });
  try {
    return {
      /** What does not add up, about orders and money. */
      contradictions: await contradictions(db),
      /** Steps that people of the works took more than once of the same case. */
      repeated: await db
        .selectFrom('status_events as e')
        .select(({ fn }) => [
          ...(['e.entity', 'e.entity_id', 'e.event'] as const),
          fn.countAll<number>().as('times'),
        ])
        .where('e.actor', 'like', 'staff:%')
        .groupBy(['e.customer_id', 'e.entity', 'e.entity_id', 'e.event'])
        .having(({ fn }) => fn.countAll(), '>', 1)
        .execute(),
    };
  } finally {
    await close();
  }
}
