/** Who has which case in hand, so that two people do not work on the same one. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { claim } from '@banxin/contract/calls/works/desk';
import type { OfficeKind } from '@banxin/contract/entities/office';
import type { WorksClaim } from '@banxin/contract/entities/works';
import { works as refusals } from '@banxin/contract/refusals/works';
import type { UserContext } from '../../context.ts';
import { type Db, type Tx, transaction } from '../../db/transaction.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import { instantOf, msOf } from '../../ports/clock.ts';
import type { OrderRow } from '../order/order.ts';
import { findCase } from './findCase.ts';

/** How long a case stays in hand without a further step. @unit ms */
const HELD_MS = 10 * 60_000;

/** The actor of a login, as its steps are written down. */
export const actorOf = (loginId: number): string => `staff:${loginId}`;

/** A case of any desk by what people call it. */
export interface CaseName {
  readonly kind: OfficeKind | 'order';
  readonly number: string;
}

/** The case that an order is. */
export const orderCase = ({ order_sn }: Pick<OrderRow, 'order_sn'>): CaseName => ({
  kind: 'order',
  number: order_sn,
});

interface Held extends Omit<WorksClaim, 'isOwn'> {
  readonly actor: string;
}

const keyOf = ({ kind, number }: CaseName): string => `${kind}:${number}`;

/** The claims on some cases that hold now: asked by case. */
export async function heldOf(
  db: Db,
  cases: readonly CaseName[],
  now: string,
): Promise<(one: CaseName) => Held | undefined> {
  if (cases.length === 0) return () => undefined;
  const rows = await db
    .selectFrom('case_claims as w')
    .innerJoin('customers as c', 'c.id', 'w.staff_id')
    .select(['w.kind', 'w.number', 'w.staff_id', 'w.until', 'c.name', 'c.link_person'])
    .where('w.kind', 'in', [...new Set(cases.map(({ kind }) => kind))])
    .where('w.number', 'in', [...new Set(cases.map(({ number }) => number))])
    .where('w.until', '>', now)
    .execute();
  const held = new Map(
    rows.map(({ kind, number, staff_id, until, name, link_person }) => [
      keyOf({ kind, number }),
      { actor: actorOf(staff_id), by: link_person ?? name, until },
    ]),
  );
  return (one) => held.get(keyOf(one));
}

/** As one of the works sees it. @param actor who looks */
export const claimFor = (held: Held | undefined, actor: string): WorksClaim | null =>
  held ? { by: held.by, until: held.until, isOwn: held.actor === actor } : null;

/** Why this actor may not act on the case: somebody else has it in hand; null when it may. */
export async function whoseHands(
  db: Db,
  one: CaseName,
  actor: string,
  now: string,
): Promise<Refusal | null> {
  const held = (await heldOf(db, [one], now))(one);
  return held === undefined || held.actor === actor
    ? null
    : refuse(refusals.inOtherHands, { by: held.by });
}

/** It is free again. */
export const letGo = (db: Db, { kind, number }: CaseName) =>
  db.deleteFrom('case_claims').where('kind', '=', kind).where('number', '=', number).execute();

interface Taking {
  /** Also out of the hands of somebody else. */
  readonly take: boolean;
  readonly staff: number;
  /** An instant. */
  readonly now: string;
}

/** Takes a case in hand, and lets go of any other: one statement decides between two who open it at once. Answers who has it. */
export const takeInHand = (db: Db, one: CaseName, { staff, take, now }: Taking) =>
  transaction(db, async (tx: Tx): Promise<WorksClaim> => {
    const row = { staff_id: staff, until: instantOf(msOf(now) + HELD_MS) };
    await tx
      .insertInto('case_claims')
      .values({ kind: one.kind, number: one.number, ...row })
      .onConflict((conflict) =>
        conflict
          .columns(['kind', 'number'])
          .doUpdateSet(row)
          .where((eb) =>
            take
              ? eb.lit(true)
              : eb.or([eb('case_claims.until', '<=', now), eb('case_claims.staff_id', '=', staff)]),
          ),
      )
      .execute();
    // Who opens another case has put the last one down.
    await tx
      .deleteFrom('case_claims')
      .where('staff_id', '=', staff)
      .where((eb) => eb.or([eb('kind', '!=', one.kind), eb('number', '!=', one.number)]))
      .execute();
    const held = await heldOf(tx, [one], now);
    return claimFor(held(one), actorOf(staff)) as WorksClaim;
  });

export async function claimCase(
  { db, now, customer }: UserContext,
  { id, take }: ParsedOf<typeof claim>,
): Promise<OutputOf<typeof claim> | Refusal> {
  const order = await findCase(db, id);
  if (order === undefined) return refuse(refusals.unknown);
  return takeInHand(db, orderCase(order), { staff: customer.id, take, now });
}
