/** The best plan for the drops of an order: what it says is what it costs when it is taken, and the wish is kept or said. */
import type { InputOf, OutputOf } from '@banxin/contract/call';
import { calcExpressSum } from '@banxin/contract/calls/delivery/expressSum';
import { getConfirmOrderInfo } from '@banxin/contract/calls/order/confirm';
import { describe, expect, test } from 'vitest';
import { createTestServer } from '../../../test/harness.ts';
import { enter, FAR, paid, place, RECEIVER } from '../order/order.testkit.ts';
import { JOB } from './drops.testkit.ts';

const server = await createTestServer();
const { browser } = await enter(server, { balance: 10_000_000, orderNotifySum: 1_000_000 });

type Asked = InputOf<typeof calcExpressSum>['drops'];
type Sum = OutputOf<typeof calcExpressSum>;
const DROPS: Asked = [
  { province: RECEIVER.province, quantity: 6 },
  { province: FAR.province, quantity: 4 },
];
const ask = (orderSN: string, drops: Asked = DROPS): Promise<Sum> =>
  browser.send(calcExpressSum, { orderSN, drops });

/** The drops with the carriers of a plan. */
const taken = (legs: readonly { readonly carrier: string }[]): Asked =>
  DROPS.map((drop, at) => ({ ...drop, carrier: legs[at]?.carrier }) as Asked[number]);

const plansOf = ({ plans }: Sum): NonNullable<Sum['plans']> => {
  if (plans === null) throw new Error('No plan');
  return plans;
};

describe('an order that is not submitted', () => {
  test('is never dearer by its plan than as it is recommended, and costs what the plan says', async () => {
    const { orderSN } = await place(browser, JOB);
    const sum = await ask(orderSN);
    const { cheapest, wished } = plansOf(sum);
    expect(wished).toBeNull();
    expect(cheapest.after).toBeLessThanOrEqual(sum.after);
    expect((await ask(orderSN, taken(cheapest.legs))).after).toBe(cheapest.after);
  });

  test('with a wished day is told what the wish costs, and keeps it when that plan is taken', async () => {
    const first = await place(browser, JOB);
    const soon = plansOf(await ask(first.orderSN)).cheapest.legs;
    const fastest = (await ask(first.orderSN)).ways.map(({ carriers }) =>
      carriers.filter(({ unavailable }) => unavailable === null).map((one) => one.transitDays),
    );
    expect(fastest.every((days) => days.length > 0)).toBe(true);
    // Two days before the cheapest plan arrives.
    const last =
      soon
        .map(({ arriveDate }) => arriveDate)
        .toSorted()
        .at(-1) ?? '';
    const wish = new Date(Date.parse(`${last}T00:00:00Z`) - 2 * 86_400_000);
    const arriveBy = wish.toISOString().slice(0, 10);
    const { orderSN } = await place(browser, { ...JOB, arriveBy });
    const sum = await ask(orderSN);
    const { cheapest, wished } = plansOf(sum);
    expect(wished?.day).toBe(arriveBy);
    expect(wished?.costs).toBe((wished?.plan.after ?? 0) - cheapest.after);
    expect(wished?.costs).toBeGreaterThan(0);
    const kept = await ask(orderSN, taken(wished?.plan.legs ?? []));
    expect(kept.after).toBe(wished?.plan.after);
    const late = kept.ways.filter(({ arriveDate }) => (arriveDate ?? '') > arriveBy).length;
    expect(late).toBe(wished?.late.length);
    const info = await browser.send(getConfirmOrderInfo, {
      orderSN,
      dropProvinces: DROPS.map(({ province }) => province),
      dropQuantities: DROPS.map(({ quantity }) => quantity ?? 0),
      dropCarriers: DROPS.map(() => ''),
    });
    // Whoever chooses nothing has the wish kept, as with one address.
    expect(info.drops.reduce((all, { freight }) => all + freight, 0)).toBe(wished?.plan.after);
  });

  test('that no day can keep says which address is late, and when it is there at the earliest', async () => {
    const { orderSN } = await place(browser, { ...JOB, arriveBy: '2026-11-21' });
    const { wished } = plansOf(await ask(orderSN));
    expect(wished?.late.map(({ position }) => position)).toContain(2);
    for (const { arriveDate } of wished?.late ?? []) expect(arriveDate > '2026-11-21').toBe(true);
  });
});

describe('a paid order', () => {
  test('is planned from what was agreed; the plan costs what it says', async () => {
    const { orderSN } = await paid(browser, JOB);
    const { cheapest } = plansOf(await ask(orderSN));
    expect((await ask(orderSN, taken(cheapest.legs))).after).toBe(cheapest.after);
  });

  test('to one address has no plan for several', async () => {
    const { orderSN } = await paid(browser, JOB);
    expect((await ask(orderSN, [{ province: FAR.province }])).plans).toBeNull();
  });
});
