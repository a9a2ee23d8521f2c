/** Divides orders over invoices, one for each selling company, and taxes them to the fen. */
import type { InvoiceSheet, Seller } from '@banxin/contract/entities/invoice';
import type { Fen } from '@banxin/contract/money';
import { allocate } from '@banxin/pricing/money';
import { type OpenOrder, rateOf, unitOf } from './amounts.ts';

/** A line before it is taxed. `amount` may be negative where all of them are. @unit fen */
export interface Gross {
  readonly orderId: number;
  readonly orderSN: string;
  readonly name: string;
  readonly spec: string;
  readonly quantity: number;
  readonly unit: string;
  /** @unit percent */
  readonly rate: number;
  readonly amount: number;
}

/** The same with what of it is tax. */
export interface Taxed extends Gross {
  readonly net: number;
  readonly tax: number;
}

/** Net of what is paid with tax, half up. @unit fen */
const netOf = (gross: number, rate: number): number => {
  const sign = gross < 0 ? -1 : 1;
  return sign * Math.floor((Math.abs(gross) * 200 + 100 + rate) / (2 * (100 + rate)));
};

/**
 * The tax of a rate is worked out of the sum of its lines, and shared over them by largest remainder: lines add up to
 * the invoice, and the invoice to what was paid.
 */
export function taxed(lines: readonly Gross[]): Taxed[] {
  const nets = new Map<Gross, number>();
  for (const rate of new Set(lines.map((line) => line.rate))) {
    const same = lines.filter((line) => line.rate === rate);
    const sum = same.reduce((total, { amount }) => total + amount, 0);
    const shares = allocate(
      netOf(sum, rate) as Fen,
      same.map(({ amount }) => Math.abs(amount)),
    );
    for (const [at, line] of same.entries()) nets.set(line, shares[at] ?? 0);
  }
  return lines.map((line) => {
    const net = nets.get(line) ?? 0;
    return { ...line, net, tax: line.amount - net };
  });
}

export const sumsOf = (lines: readonly Pick<Taxed, 'net' | 'tax' | 'amount'>[]) => ({
  net: lines.reduce((sum, { net }) => sum + net, 0) as Fen,
  tax: lines.reduce((sum, { tax }) => sum + tax, 0) as Fen,
  sum: lines.reduce((sum, { amount }) => sum + amount, 0) as Fen,
});

const grossOf = ({ order, open }: OpenOrder): Gross => ({
  orderId: order.id,
  orderSN: order.order_sn,
  name: rateOf(order) === 13 ? `*印刷品*${order.product_name}` : `*信息服务*${order.product_name}`,
  spec: order.spec,
  quantity: order.configuration.quantity,
  unit: unitOf(order),
  rate: rateOf(order),
  amount: open,
});

/** An invoice as it would be written. */
export interface Draft {
  readonly seller: Seller;
  readonly lines: readonly Taxed[];
}

/** One for each company, by the number of its factory; orders as they came. */
export function draftsOf(orders: readonly OpenOrder[]): Draft[] {
  const factories = [...new Set(orders.map(({ seller }) => seller.factory))].toSorted(
    (a, b) => a - b,
  );
  return factories.flatMap((factory) => {
    const own = orders.filter(({ seller }) => seller.factory === factory);
    const [first] = own;
    return first === undefined ? [] : [{ seller: first.seller, lines: taxed(own.map(grossOf)) }];
  });
}

/** As the customer sees it. */
export const sheetOf = ({ seller, lines }: Draft): InvoiceSheet => ({
  company: seller,
  lines: lines.map(({ orderId: _, net, tax, amount, ...line }) => ({
    ...line,
    net: net as Fen,
    tax: tax as Fen,
    amount: amount as Fen,
  })),
  ...sumsOf(lines),
});
