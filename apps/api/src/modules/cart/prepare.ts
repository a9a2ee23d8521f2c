/** What the page of a cart's checkout shows. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { prepareSubmit } from '@banxin/contract/calls/stock/submit';
import { fen } from '@banxin/contract/money';
import { chinese } from '@banxin/pricing/chinese';
import { type PricePart, sumOf } from '@banxin/pricing/parts';
import { name } from '@banxin/pricing/sentence';
import type { UserContext } from '../../context.ts';
import { Refusal } from '../../http/refusal.ts';
import { type Choice, readWallet } from '../checkout/takeOff.ts';
import {
  offersTogether,
  type TakenOff,
  takenOffTogether,
  usedTogether,
} from '../checkout/takeOffTogether.ts';
import { logTogether, type NamedPrice } from '../order/priceLog.ts';
import { versionOf } from '../stock/cartLines.ts';
import { availableOf } from '../stock/ledger.ts';
import { consignmentsOf, type OrderLine } from './consignments.ts';

type Output = OutputOf<typeof prepareSubmit>;

const partOf = (lines: readonly OrderLine[], part: PricePart) =>
  fen(lines.reduce((sum, { base }) => sum + sumOf(base.lines, part), 0));

/** Lines of which there is less than asked for. */
export async function shortLines(
  { db }: Pick<UserContext, 'db'>,
  lines: readonly OrderLine[],
): Promise<Output['short']> {
  const available = await availableOf(
    db,
    lines.map(({ product }) => product.id),
  );
  return lines.flatMap(({ product, row }) => {
    const left = available.get(product.id) ?? 0;
    return left < row.quantity ? [{ productId: product.id, left }] : [];
  });
}

/** An order by its goods. */
function namedPrice({ line: { product }, made }: TakenOff<OrderLine>): NamedPrice {
  const label = name('product', product.id, product.name);
  return { id: `order.${product.id}`, label: chinese(label), said: { label }, price: made };
}

export async function prepare(
  context: UserContext,
  { productIds, direct, province, ways, explained, ...choice }: ParsedOf<typeof prepareSubmit>,
): Promise<Output | Refusal> {
  const { db, customer, now } = context;
  const version = await versionOf(db, customer.id);
  const consignments = await consignmentsOf(context, { productIds, direct, province, ways });
  if (consignments instanceof Refusal) return consignments;
  const lines = consignments.flatMap((one) => one.lines);
  const wallet = await readWallet(db, customer.ownerId, now);
  const all = takenOffTogether(context, lines, wallet, choice);
  // Each beside the rest of the choice: samples that are not taken leave more of the goods to red packets.
  const mostOf = (choices: Pick<Choice, 'freeSamples' | 'redPacketSum'>) =>
    usedTogether(takenOffTogether(context, lines, wallet, { ...choice, ...choices }));
  const total = all.reduce((sum, { made }) => sum + made.total, 0);
  const before = lines.reduce((sum, { base }) => sum + base.total, 0);
  return {
    version,
    consignments: consignments.map(({ carriers, carrier, lines: sent }) => ({
      factory: sent[0]?.base.delivery?.factory.id ?? null,
      arrives:
        sent
          .map(({ base }) => base.delivery?.arriveDate ?? null)
          .toSorted()
          .at(-1) ?? null,
      carrier,
      carriers: [...carriers],
      lines: sent.map(({ product, row, base }) => ({
        productId: product.id,
        name: product.name,
        unit: product.quantity.unit,
        quantity: row.quantity,
        goods: sumOf(base.lines, 'printing'),
      })),
    })),
    sums: {
      goods: partOf(lines, 'printing'),
      packaging: partOf(lines, 'packaging'),
      freight: partOf(lines, 'freight'),
      off: fen(before - total),
      total: fen(total),
    },
    offers: offersTogether(context, lines, wallet),
    used: usedTogether(all),
    have: { samples: wallet.samples, redPacket: fen(wallet.redPacket) },
    most: {
      samples: mostOf({ freeSamples: wallet.samples }).freeSamples,
      redPacket: mostOf({ redPacketSum: wallet.redPacket }).redPacketSum,
    },
    short: await shortLines(context, lines),
    ...(explained && { log: logTogether(all.map(namedPrice), now) }),
  };
}
