/** Whatever is ordered, paid, cancelled and topped up, in any order and at once: the money adds up. */
import { getAccount } from '@banxin/contract/calls/customer/account';
import { cancelOrder } from '@banxin/contract/calls/order/cancel';
import { confirmOrder } from '@banxin/contract/calls/order/confirm';
import { createPayment, payByBalance } from '@banxin/contract/calls/payment/payment';
import { CallError } from '@banxin/contract/client';
import { accountFlow, assetKind } from '@banxin/contract/enums/account';
import { errCode } from '@banxin/contract/errors';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTestServer } from '../../../test/harness.ts';
import { bookEntry } from '../../db/ledger.ts';
import { transaction } from '../../db/transaction.ts';
import { instantOf } from '../../ports/clock.ts';
import { contradictions } from '../order/contradictions.testkit.ts';
import { expireUnpaid } from '../order/expire.ts';
import { balanceOf, confirmation, enter, place } from '../order/order.testkit.ts';

const server = await createTestServer();
const { db } = server;
const isServer = server.kind === 'server';

type Operation =
  | { readonly kind: 'order' }
  | { readonly kind: 'topUp'; readonly amount: number }
  | { readonly kind: 'pay' | 'cancel' | 'confirm'; readonly which: number }
  | { readonly kind: 'payTogether'; readonly which: readonly number[] }
  | { readonly kind: 'expire' };

const operation: fc.Arbitrary<Operation> = fc.oneof(
  { weight: 3, arbitrary: fc.constant({ kind: 'order' as const }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('topUp' as const),
      amount: fc.integer({ min: 1, max: 9_000 }),
    }),
  },
  {
    weight: 9,
    arbitrary: fc.record({
      kind: fc.constantFrom('pay' as const, 'pay' as const, 'cancel' as const, 'confirm' as const),
      which: fc.nat(9),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('payTogether' as const),
      which: fc.array(fc.nat(9), { minLength: 2, maxLength: 5 }),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'expire' as const }) },
);

/** Refusals that the chart and the balance allow. */
const ALLOWED: readonly number[] = [errCode.wrongState, errCode.balanceTooLow, errCode.paidAlready];

/** A customer with an order confirmed already, whose confirmation fits every other order. */
async function begin() {
  const person = await enter(server);
  const first = await place(person.browser);
  const input = await confirmation(person.browser, first.orderSN);
  const orders = [{ orderSN: first.orderSN, paymentSN: '' }];
  let topUps = 0;
  const run = async (step: Operation): Promise<unknown> => {
    const { browser, id } = person;
    switch (step.kind) {
      case 'order':
        return orders.push({ orderSN: (await place(browser)).orderSN, paymentSN: '' });
      case 'topUp': {
        topUps += 1;
        const reference = `top-up-${topUps}`;
        return transaction(db, (tx) =>
          bookEntry(tx, {
            customerId: id,
            asset: assetKind.balance,
            flow: accountFlow.topUp,
            amount: step.amount,
            reference,
            at: instantOf(server.clock.now()),
          }),
        );
      }
      case 'payTogether': {
        const orderSNs = step.which.map((which) => orders[which % orders.length]?.orderSN ?? '');
        const { paymentSN } = await browser.send(createPayment, { orderSNs });
        return browser.send(payByBalance, { paymentSN });
      }
      case 'expire':
        return expireUnpaid(db, instantOf(server.clock.now() + 73 * 3_600_000));
      default: {
        const order = orders[step.which % orders.length] as (typeof orders)[number];
        if (step.kind === 'cancel') {
          return browser.send(cancelOrder, { orderSN: order.orderSN });
        }
        if (step.kind === 'pay') {
          if (order.paymentSN === '') return null;
          return browser.send(payByBalance, { paymentSN: order.paymentSN });
        }
        const answer = await browser.send(confirmOrder, { ...input, orderSN: order.orderSN });
        order.paymentSN = answer.payment?.paymentSN ?? '';
        return answer;
      }
    }
  };
  return {
    ...person,
    run: async (step: Operation) => {
      try {
        await run(step);
      } catch (error) {
        if (!(error instanceof CallError) || error.status !== 200) throw error;
        expect(ALLOWED).toContain(error.errCode);
      }
    },
  };
}

test.each([
  ['one after the other', 1],
  ['four at a time', 4],
])(
  'operations %s',
  async (_, width) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(operation, { minLength: 10, maxLength: 40 }),
        async (operations) => {
          const { run, id, browser } = await begin();
          for (let at = 0; at < operations.length; at += width) {
            await Promise.all(operations.slice(at, at + width).map(run));
            expect(await balanceOf(db, id)).toBeGreaterThanOrEqual(0);
          }
          expect((await browser.send(getAccount, {})).balance).toBe(await balanceOf(db, id));
          expect(await contradictions(db)).toEqual([]);
        },
      ),
      { numRuns: isServer ? 12 : 6, seed: 20_261_120 },
    );
    expect(server.logs.filter(({ msg }) => msg === 'surprise')).toEqual([]);
  },
  60_000,
);
