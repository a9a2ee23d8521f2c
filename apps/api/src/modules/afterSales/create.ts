/** Asks for after-sales: judged again under the order's lock; an accepted offer that needs nobody's consent is done at once. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { createAfterSale, judgeAfterSale } from '@banxin/contract/calls/afterSales/ticket';
import type { ClaimJudgement } from '@banxin/contract/entities/afterSales';
import { afterSalesAudit, afterSalesStatus, refundMethod } from '@banxin/contract/enums/afterSales';
import { afterSales as refusals } from '@banxin/contract/refusals/afterSales';
import { order as orderRefusals } from '@banxin/contract/refusals/order';
import { messageOf } from '@banxin/contract/refusals/row';
import { needsPictures } from '@banxin/contract/rules/afterSales';
import type { UserContext } from '../../context.ts';
import { searchable } from '../../db/searchable.ts';
import { type Db, type Tx, transaction } from '../../db/transaction.ts';
import { invalid, Refusal, refuse } from '../../http/refusal.ts';
import { dropsOf } from '../order/drops.ts';
import { findOrder, lockOrder, type OrderRow } from '../order/order.ts';
import { paymentNumber, withFreeNumber } from '../order/orderNumber.ts';
import { isOver, lastDayFor, receiptOf } from '../order/received.ts';
import { marksRefusal } from './artwork.ts';
import { addPictures, picturesRefusal } from './evidence.ts';
import { type Claim, judge, linesRefusal } from './judge.ts';
import { carryOut, passTicket } from './pass.ts';
import { givesMoney } from './solve.ts';
import { advanceAudit, register, writeEvent } from './status.ts';
import type { TicketRow } from './tickets.ts';
import { standingRefusal, takenBy } from './window.ts';

type Actor = UserContext['customer'];
type Input = ParsedOf<typeof createAfterSale>;

/** What follows from what is told of an order, or why nothing can be asked for. */
async function judged(
  db: Db,
  actor: Actor,
  order: OrderRow,
  claim: Claim,
  now: string,
): Promise<ClaimJudgement | Refusal> {
  const standing = standingRefusal(order);
  if (standing !== null) return standing;
  const received = await receiptOf(db, order);
  const lastDay = lastDayFor(received, claim.cause, actor.vipLevel);
  if (isOver(lastDay, now)) return refuse(refusals.ended, { day: lastDay });
  const drops = await dropsOf(db, order);
  const wrong = linesRefusal(order, drops, claim);
  if (wrong !== null) return wrong;
  const styles = claim.lines.map(({ style }) => style);
  const taken = await takenBy(db, order, styles);
  if (taken) return refuse(refusals.another, { ticketSN: taken.ticket_sn, id: taken.id });
  return judge(order, drops, claim, lastDay);
}

export async function judgeClaim(
  { db, customer, now }: UserContext,
  { orderSN, ...claim }: ParsedOf<typeof judgeAfterSale>,
): Promise<OutputOf<typeof judgeAfterSale> | Refusal> {
  const order = await findOrder(db, customer.ownerId, orderSN);
  return order ? judged(db, customer, order, claim, now) : refuse(orderRefusals.unknown);
}

/** What is wrong with how it is to be solved; null when nothing is. */
function wishRefusal(input: Input, { offer }: ClaimJudgement): Refusal | null {
  const { solution, offerAmount, cause, fileIds } = input;
  const isAccepted = offerAmount !== undefined;
  if (isAccepted && offer?.amount !== offerAmount) return refuse(refusals.offerMoved, { offer });
  if (isAccepted && offer?.solutions.includes(solution) === false) {
    return invalid({ solution: messageOf(refusals.notOffered) });
  }
  if (givesMoney(solution) && input.refundMethod === refundMethod.none) {
    return invalid({ refundMethod: messageOf(refusals.methodMissing) });
  }
  // Nobody looks at what is done at once but by its photographs.
  const isShown = needsPictures(cause) || (isAccepted && offer?.isPaid === false);
  return isShown && fileIds.length === 0
    ? invalid({ fileIds: messageOf(refusals.picturesMissing) })
    : null;
}

async function insertTicket(
  tx: Tx,
  { customer, now, random }: Pick<UserContext, 'customer' | 'now' | 'random'>,
  order: OrderRow,
  input: Input,
  judgement: ClaimJudgement,
): Promise<TicketRow> {
  const isMoney = givesMoney(input.solution);
  return withFreeNumber(
    () => `5${paymentNumber(random, now.slice(0, 10))}`,
    (ticketSN) =>
      tx
        .insertInto('after_sales')
        .values({
          customer_id: order.customer_id,
          ticket_sn: ticketSN,
          order_id: order.id,
          order_sn: order.order_sn,
          status: afterSalesStatus.submitted,
          audit: afterSalesAudit.none,
          cause: input.cause,
          solution: input.solution,
          lines: JSON.stringify(input.lines),
          measured: JSON.stringify(input.measured),
          description: input.description,
          marks: JSON.stringify(input.marks),
          phone: input.phone,
          method: isMoney ? input.refundMethod : refundMethod.none,
          judgement: JSON.stringify(judgement),
          most: judgement.most,
          reason: null,
          return_parcel: null,
          due_at: null,
          search_text: searchable([ticketSN, order.order_sn, order.product_name].join(' ')),
          created_by: customer.id,
          created_at: now,
          updated_at: now,
        })
        .onConflict((conflict) => conflict.column('ticket_sn').doNothing())
        .returningAll()
        .executeTakeFirst(),
  );
}

/** What is asked for: what was offered, or all that was paid for the pieces. */
const askedOf = (input: Input, { offer, most }: ClaimJudgement) => {
  const pieces = input.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const isOffered = offer?.solutions.includes(input.solution) === true;
  const isMoney = givesMoney(input.solution);
  return {
    quantity: isOffered ? offer.quantity : pieces,
    amount: isOffered && (isMoney || offer.isPaid) ? offer.amount : isMoney ? most : 0,
  };
};

export async function createTicket(
  context: UserContext,
  input: Input,
): Promise<OutputOf<typeof createAfterSale> | Refusal> {
  const { db, customer, now, random } = context;
  try {
    return await transaction(db, async (tx) => {
      // The order's lock: of two that ask for one style at once, the second sees the first.
      const order = await lockOrder(tx, customer.ownerId, input.orderSN);
      if (order === undefined) return refuse(orderRefusals.unknown);
      const judgement = await judged(tx, customer, order, input, now);
      if (judgement instanceof Refusal) return judgement;
      const wrong =
        wishRefusal(input, judgement) ??
        (await marksRefusal(tx, order, input)) ??
        (await picturesRefusal(tx, order.customer_id, input.fileIds));
      if (wrong !== null) return wrong;
      const ticket = await insertTicket(tx, context, order, input, judgement);
      await tx
        .insertInto('after_sales_styles')
        .values(
          input.lines.map(({ style }) => ({
            customer_id: order.customer_id,
            order_id: order.id,
            style,
            ticket_id: ticket.id,
          })),
        )
        .execute();
      await addPictures(tx, ticket, null, input.fileIds);
      const by = { actor: `customer:${customer.id}`, at: now };
      const begun = { from: null, to: ticket.status };
      await writeEvent(tx, ticket, 'afterSales', begun, { ...by, event: 'CREATE' });
      const asked = await advanceAudit(tx, ticket, { ...by, event: 'SUBMIT' });
      if (asked === null) throw new Error(`Ticket ${ticket.ticket_sn} has no audit`);
      const wish = { solution: input.solution, method: ticket.method };
      await register(tx, ticket, { ...wish, ...askedOf(input, judgement) }, by);
      if (input.offerAmount !== undefined && judgement.offer?.isAtOnce === true) {
        const system = { actor: 'system', at: now };
        const passed = await passTicket(tx, ticket, system);
        await carryOut(tx, passed, random, system);
      }
      return { id: ticket.id };
    });
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}
