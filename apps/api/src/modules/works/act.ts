/** Takes one step of the works: the same for a person at a desk, a command and the workshop of the demo. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { act } from '@banxin/contract/calls/works/desk';
import { can } from '@banxin/contract/lifecycles/chart';
import { type Desk, worksActOf, worksCharts } from '@banxin/contract/lifecycles/works';
import { order as orderRefusals } from '@banxin/contract/refusals/order';
import { messageOf } from '@banxin/contract/refusals/row';
import { works as refusals } from '@banxin/contract/refusals/works';
import type { UserContext } from '../../context.ts';
import { type Db, type Tx, transaction } from '../../db/transaction.ts';
import { invalid, Refusal, refuse } from '../../http/refusal.ts';
import type { Carrier } from '../../ports/carrier.ts';
import { lockOrder, type OrderRow } from '../order/order.ts';
import { advance, advanceFiles, type Move } from '../order/status.ts';
import { createLabel } from '../parcel/label.ts';
import { passRefusal, rulesOf, whyNot } from './acts.ts';
import { openedCase } from './cases.ts';
import { actorOf, letGo, orderCase, whoseHands } from './claims.ts';
import { isTakenByDrops, takeByDrops } from './dropSteps.ts';
import { findCase } from './findCase.ts';

/** Who acts, and with what. */
export interface Staff {
  readonly db: Db;
  /** An instant. */
  readonly now: string;
  /** `staff:<id>`, or `staff:<name>` where no person acts. */
  readonly actor: string;
  readonly desks: readonly Desk[];
  readonly carrier: Carrier;
}

type Input = ParsedOf<typeof act>;

/** The step, with the order's row locked. @throws Refusal to leave the transaction with everything undone */
export async function take(
  { actor, now, carrier }: Staff,
  tx: Tx,
  order: OrderRow,
  input: Input,
): Promise<OrderRow> {
  const { entity, event, reason, payload, seen } = input;
  const step = worksActOf(entity, event);
  if (step === null) throw refuse(orderRefusals.notOnline);
  if (seen !== undefined && seen !== order.status) {
    throw refuse(refusals.moved, { status: order.status });
  }
  const taken = await whoseHands(tx, orderCase(order), actor, now);
  if (taken !== null) throw taken;
  const stands = entity === 'order' ? order.status : order.file_status;
  const by = { actor, at: now, ...(reason !== undefined && { reason }) };
  const context = { tx, now, by, label: createLabel(carrier) };
  const move: Move = { event, ...by };
  if (isTakenByDrops(order, entity, event)) {
    if (step.needsReason && reason === undefined) {
      throw invalid({ reason: messageOf(refusals.reasonMissing) });
    }
    // What goes back of a return is money of the order, whichever address it comes from.
    const { before, after } = event === 'RETURN_SCANNED' ? rulesOf(step) : {};
    const wrong = await before?.(context, order, payload);
    if (wrong) throw wrong;
    const moved = await takeByDrops(context, order, move, payload);
    await after?.(context, moved, payload);
    return moved;
  }
  if (can(worksCharts[entity], stands, event, 'staff') === null) {
    throw refuse(refusals.notFromHere, { status: order.status });
  }
  const refusal = await whyNot(tx, order, step);
  if (refusal !== null) throw refusal;
  if (step.needsReason && reason === undefined) {
    throw invalid({ reason: messageOf(refusals.reasonMissing) });
  }
  const unfit =
    event === 'REVIEW_PASS' ? await passRefusal(tx, order, { reason, seen: payload.files }) : null;
  if (unfit !== null) throw unfit;
  const { before, after } = rulesOf(step);
  const wrong = await before?.(context, order, payload);
  if (wrong) throw wrong;
  const current = before ? await lockOrder(tx, order.customer_id, order.order_sn) : order;
  const moved = await (entity === 'order' ? advance : advanceFiles)(tx, current ?? order, move);
  if (moved === null) throw refuse(refusals.notFromHere, { status: order.status });
  await after?.(context, moved, payload);
  return moved;
}

/** Answers how the case stands afterwards, or why nothing was done. */
export async function actAs(staff: Staff, input: Input): Promise<OutputOf<typeof act> | Refusal> {
  const step = worksActOf(input.entity, input.event);
  if (step === null) return refuse(orderRefusals.notOnline);
  if (!staff.desks.includes(step.desk)) return refuse(refusals.otherDesk);
  const found = await findCase(staff.db, input.id);
  if (found === undefined) return refuse(refusals.unknown);
  try {
    return await transaction(staff.db, async (tx) => {
      const order = await lockOrder(tx, found.customer_id, found.order_sn);
      if (order === undefined) throw refuse(refusals.unknown);
      await take(staff, tx, order, input);
      // Who sends one address goes on with the next one.
      if (input.payload.drop === undefined) await letGo(tx, orderCase(order));
      const after = await findCase(tx, input.id);
      if (after === undefined) throw refuse(refusals.unknown);
      return openedCase(tx, after, staff);
    });
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

export const actAtDesk = (
  { db, now, customer, ports }: UserContext,
  input: Input,
): Promise<OutputOf<typeof act> | Refusal> =>
  actAs(
    { db, now, actor: actorOf(customer.id), desks: customer.desks, carrier: ports.carrier },
    input,
  );
