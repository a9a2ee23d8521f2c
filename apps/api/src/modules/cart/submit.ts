/** From the cart to its orders: one for each line, one payment over all, or nothing. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { submit as submitCall } from '@banxin/contract/calls/stock/submit';
import { DEFAULT_HABITS } from '@banxin/contract/constants';
import { type Fen, fen } from '@banxin/contract/money';
import { stock as refusals } from '@banxin/contract/refusals/stock';
import { inTransaction, type UserContext } from '../../context.ts';
import { type Tx, transaction } from '../../db/transaction.ts';
import { Refusal, refuse } from '../../http/refusal.ts';
import { type Job, JobRefused, placeTogether } from '../checkout/placeTogether.ts';
import { readWallet } from '../checkout/takeOff.ts';
import { type TakenOff, takenOffTogether } from '../checkout/takeOffTogether.ts';
import { pay } from '../payment/pay.ts';
import { lockCart, markChanged, versionOf } from '../stock/cartLines.ts';
import { consignmentsOf, type OrderLine } from './consignments.ts';
import { configurationOf } from './goodsPrice.ts';
import { shortLines } from './prepare.ts';

type Input = ParsedOf<typeof submitCall>;
type Output = OutputOf<typeof submitCall>;

const jobOf = (
  { line: { row, product }, choice, made }: TakenOff<OrderLine>,
  { receiver, remark }: Input,
): Job => ({
  order: {
    configuration: configurationOf(product, row.quantity),
    urgent: 'none',
    fileIds: [],
    remark,
    receiver,
    province: receiver.province,
  },
  confirmation: {
    receiver,
    carrier: made.delivery?.carrier ?? '',
    urgent: 'none',
    remark,
    ...choice,
    expectedTotal: made.total,
  },
});

/** What was submitted leaves the cart, which nobody changed since it was seen. The shelves are locked already. */
async function emptyCart(tx: Tx, loginId: number, { version, productIds }: Input): Promise<void> {
  if ((await lockCart(tx, loginId)) !== version) throw refuse(refusals.moved);
  await tx
    .deleteFrom('cart_lines')
    .where('login_id', '=', loginId)
    .where('product_id', 'in', productIds)
    .where('is_saved', '=', false)
    .execute();
  await markChanged(tx, loginId);
}

async function place(context: UserContext, input: Input): Promise<Output | Refusal> {
  const { db, customer, now } = context;
  const { productIds, direct, ways, receiver } = input;
  // What is bought beside the cart does not depend on it.
  if (direct === undefined && (await versionOf(db, customer.id)) !== input.version) {
    return refuse(refusals.moved);
  }
  const wanted = { productIds, direct, ways, province: receiver.province };
  const consignments = await consignmentsOf(context, wanted);
  if (consignments instanceof Refusal) return consignments;
  const isWayKept = ways.every(({ productId, carrier }) =>
    consignments.some(
      (one) => one.carrier === carrier && one.lines.some(({ product }) => product.id === productId),
    ),
  );
  if (!isWayKept || consignments.some(({ carrier }) => carrier === null)) {
    return refuse(refusals.carrier);
  }
  const lines = consignments
    .flatMap((one) => one.lines)
    .toSorted((a, b) => a.product.id - b.product.id);
  const short = await shortLines(context, lines);
  if (short.length > 0) return refuse(refusals.someTooLow, { short });
  const wallet = await readWallet(db, customer.ownerId, now);
  const all = takenOffTogether(context, lines, wallet, input);
  const total = fen(all.reduce((sum, { made }) => sum + made.total, 0));
  if (total !== input.expectedTotal) {
    return refuse(refusals.sumMoved, { seen: input.expectedTotal as Fen, total });
  }
  const jobs = all.map((one) => jobOf(one, input));
  const placed = await placeTogether(context, jobs, {
    payNow: DEFAULT_HABITS.payNow,
    afterwards: async (tx, orders) => {
      if (direct !== undefined) return;
      await tx
        .updateTable('orders')
        .set({ is_from_cart: true })
        .where('customer_id', '=', customer.ownerId)
        .where(
          'id',
          'in',
          orders.map(({ orderId }) => orderId),
        )
        .execute();
      await emptyCart(tx, customer.id, input);
    },
  });
  if (placed instanceof JobRefused) {
    // Somebody was faster: everything that is short is named at once.
    const gone = await shortLines(context, lines);
    return gone.length > 0 ? refuse(refusals.someTooLow, { short: gone }) : placed.refusal;
  }
  const { payment } = placed;
  if (payment === null) throw new Error('A cart was submitted and has no payment');
  const isPaid = payment.amount === 0;
  if (isPaid) {
    const receipt = await pay(context, { paymentSN: payment.paymentSN });
    if (receipt instanceof Refusal) return receipt;
  }
  return { paymentSN: payment.paymentSN, total, heldUntil: payment.expiresAt, isPaid };
}

export async function submit(context: UserContext, input: Input): Promise<Output | Refusal> {
  return transaction(context.db, async (tx) => {
    const answer = await place(inTransaction(context, tx), input);
    // Thrown, so that nothing stands of what was begun.
    if (answer instanceof Refusal) throw answer;
    return answer;
  });
}
