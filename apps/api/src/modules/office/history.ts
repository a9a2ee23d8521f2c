/** What was done to a case, and the name of whoever of the works did it. */
import type { Db } from '../../db/transaction.ts';
import { actorOf } from '../works/claims.ts';
import { calledBy } from '../works/people.ts';

interface Of {
  /** Main account. */
  readonly customerId: number;
  /** As `status_events` calls it. */
  readonly entity: string;
  readonly id: number;
}

/** Its steps, the oldest first; `by` is a name, or the actor where nobody has one. */
export async function historyOf(db: Db, { customerId, entity, id }: Of) {
  const events = await db
    .selectFrom('status_events')
    .select(['event', 'to_status', 'actor', 'reason', 'at'])
    .where('customer_id', '=', customerId)
    .where('entity', '=', entity)
    .where('entity_id', '=', id)
    .orderBy('id')
    .execute();
  const ids = events.flatMap(({ actor }) => {
    const login = Number(actor.split(':')[1]);
    return Number.isInteger(login) ? [login] : [];
  });
  const people =
    ids.length === 0
      ? []
      : await db
          .selectFrom('customers')
          .select(['id', 'name', 'link_person'])
          .where('id', 'in', ids)
          .execute();
  const names = new Map(people.map((person) => [actorOf(person.id), calledBy(person)]));
  return events.map(({ actor, ...event }) => ({
    ...event,
    actor,
    by: names.get(actor) ?? actor,
  }));
}
