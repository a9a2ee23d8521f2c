/** Custody goods leave the warehouse for good: given back to their owner, or destroyed. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type {
  applyCloudOut,
  prepareCloudOut,
} from '@banxin/contract/calls/cloudWarehouse/inventory';
import type { CustodyStock } from '@banxin/contract/entities/cloudWarehouse';
import { cloudWarehouseKind } from '@banxin/contract/enums/order';
import { cloudReason } from '@banxin/contract/messages/cloudWarehouse';
import { cloud as refusals } from '@banxin/contract/refusals/cloud';
import { messageOf } from '@banxin/contract/refusals/row';
import type { UserContext } from '../../context.ts';
import { type Db, transaction } from '../../db/transaction.ts';
import { invalid, Refusal, refuse } from '../../http/refusal.ts';
import { moveCustody } from '../stock/custody.ts';
import { placeAndPay } from './create.ts';
import { custodyViews } from './custodyView.ts';
import { findStock } from './inventory.ts';
import { parcelCarriers, priceAnyway } from './prepare.ts';

type Input = ParsedOf<typeof applyCloudOut>;
type Output = OutputOf<typeof applyCloudOut>;

const { custody } = cloudWarehouseKind;

const lineOf = ({ stockId, quantity }: Pick<Input, 'stockId' | 'quantity'>) => ({
  kind: custody,
  id: stockId,
  quantity,
});

async function stockView(db: Db, { customer, now }: UserContext, stockId: number) {
  const row = await findStock(db, customer.ownerId, stockId);
  const [view] = row ? await custodyViews(db, [row], customer, now) : [];
  return view as CustodyStock;
}

export async function prepareOut(
  context: UserContext,
  { province, carrier, ...asked }: ParsedOf<typeof prepareCloudOut>,
): Promise<OutputOf<typeof prepareCloudOut> | Refusal> {
  const priced = await priceAnyway(context, { lines: [lineOf(asked)], province, carrier });
  if (priced instanceof Refusal) return priced;
  const { pick, material, freight, total, delivery } = priced.price;
  return {
    carriers: parcelCarriers(priced),
    carrier: delivery?.carrier ?? null,
    fees: { pick, material, freight, total },
    left: priced.short[0]?.left ?? null,
  };
}

/** Gone at once, and for ever. */
const destroy = (context: UserContext, { stockId, quantity }: Input): Promise<Output | Refusal> =>
  transaction(context.db, async (tx) => {
    const { customer, now } = context;
    const { ownerId } = customer;
    const reason = messageOf(cloudReason.destroyed);
    const move = {
      customerId: ownerId,
      stockId,
      kind: 'ADJUST',
      quantity: -quantity,
      reason,
    } as const;
    if ((await moveCustody(tx, move, now)) === null) {
      const stock = await findStock(tx, ownerId, stockId);
      if (stock === undefined) return refuse(refusals.unknown);
      return refuse(refusals.short, {
        short: [{ kind: custody, id: stockId, left: stock.available }],
      });
    }
    const stock = await stockView(tx, context, stockId);
    return { stock, orderSN: null, paymentSN: null, heldUntil: null };
  });

/** Sent to the customer by an order of its own. */
async function giveBack(context: UserContext, input: Input): Promise<Output | Refusal> {
  const { receiver, carrier, expectedTotal } = input;
  if (receiver === undefined) return invalid({ receiver: messageOf(refusals.noReceiver) });
  if (carrier === undefined || expectedTotal === undefined) {
    return invalid({ carrier: messageOf(refusals.carrier) });
  }
  const placed = await placeAndPay(context, {
    errand: 'back',
    lines: [lineOf(input)],
    ...{ receiver, carrier, expectedTotal, remark: '' },
  });
  if (placed instanceof Refusal) return placed;
  const { orderSN, paymentSN, heldUntil } = placed;
  return {
    stock: await stockView(context.db, context, input.stockId),
    ...{ orderSN, paymentSN, heldUntil },
  };
}

export const applyOut = (context: UserContext, input: Input): Promise<Output | Refusal> =>
  input.way === 'destroy' ? destroy(context, input) : giveBack(context, input);
