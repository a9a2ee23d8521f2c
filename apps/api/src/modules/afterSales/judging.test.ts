/** What is judged of what is told: tolerances, who answers for it, what is refused at its field. */
import {
  createAfterSale,
  getAfterSale,
  judgeAfterSale,
} from '@banxin/contract/calls/afterSales/ticket';
import {
  afterSalesCause as c,
  refundMethod,
  afterSalesSolution as s,
} from '@banxin/contract/enums/afterSales';
import { orderStatus } from '@banxin/contract/enums/order';
import { errCode } from '@banxin/contract/errors';
import type { Fen } from '@banxin/contract/money';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestServer, outcome } from '../../../test/harness.ts';
import { contradictions } from '../order/contradictions.testkit.ts';
import { CARDS, enter, rowOf } from '../order/order.testkit.ts';
import { claim, received } from './afterSales.testkit.ts';

const server = await createTestServer();
const { db } = server;
const RICH = 100_000_000;
const { browser } = await enter(server, { balance: RICH });

afterAll(async () => expect(await contradictions(db)).toEqual([]));

describe('what is judged', () => {
  test('3.0 % missing is within the tolerance, 3.1 % is offered what was paid for it', async () => {
    const order = await received(server, browser);
    const judged = (arrived: number) =>
      browser.send(judgeAfterSale, {
        orderSN: order.order_sn,
        lines: [{ style: 1, quantity: 1_000 }],
        cause: c.shortQuantity,
        measured: { received: arrived },
      });
    expect(await judged(970)).toMatchObject({ within: true, difference: 3, offer: null });
    const beyond = await judged(969);
    expect(beyond).toMatchObject({ within: false, difference: 3.1, liability: 'factory' });
    expect(beyond.offer).toMatchObject({ quantity: 31, solutions: [s.reprint, s.discount] });
    expect(beyond.offer?.amount).toBe(Math.floor((beyond.most * 31) / 1_000));
    expect(await judged(979)).toMatchObject({
      sentence: { message: '差 2.1 %，在 ±3 % 内' },
    });
    expect(await judged(1_100)).toMatchObject({ within: true });
  });

  test('cards may be cut 1 mm off, everything else 2 mm', async () => {
    const cards = await received(server, browser, CARDS);
    const flyers = await received(server, browser);
    const cut = async (orderSN: string, quantity: number, deviationMm: number) =>
      (
        await browser.send(judgeAfterSale, {
          orderSN,
          lines: [{ style: 1, quantity }],
          cause: c.cutting,
          measured: { deviationMm },
        })
      ).within;
    expect(await cut(cards.order_sn, 2, 1)).toBe(true);
    expect(await cut(cards.order_sn, 2, 1.1)).toBe(false);
    expect(await cut(flyers.order_sn, 1_000, 2)).toBe(true);
    expect(await cut(flyers.order_sn, 1_000, 2.1)).toBe(false);
  });

  test('who ordered wrongly is offered a reprint at 70 %, and pays for it', async () => {
    const order = await received(server, browser);
    const { offer, most, liability } = await browser.send(judgeAfterSale, {
      orderSN: order.order_sn,
      lines: [{ style: 1, quantity: 1_000 }],
      cause: c.wrongOrder,
    });
    expect(liability).toBe('customer');
    expect(offer).toMatchObject({ isPaid: true, solutions: [s.reprint] });
    expect(offer?.amount).toBe(Math.round(most * 0.7));
    const input = claim(order.order_sn, {
      ...{ cause: c.wrongOrder, solution: s.reprint, refundMethod: refundMethod.none },
      offerAmount: offer?.amount as Fen,
    });
    const { id: ticket } = await browser.send(createAfterSale, input);
    const { records, next } = await browser.send(getAfterSale, { id: ticket });
    const reprint = await rowOf(db, records[0]?.reprint?.orderSN ?? '');
    expect(reprint).toMatchObject({
      status: orderStatus.registered,
      total: offer?.amount,
      paid_at: null,
    });
    expect(next.by).toBe('customer');
  });

  test('causes that nobody measures wait for a person; number 7 is none', async () => {
    const order = await received(server, browser);
    const told = { orderSN: order.order_sn, lines: [{ style: 1, quantity: 10 }] };
    expect(await browser.send(judgeAfterSale, { ...told, cause: c.printing })).toMatchObject({
      within: null,
      offer: null,
    });
    const seven = browser.send(judgeAfterSale, { ...told, cause: 7 as 1 });
    expect(await outcome(seven)).toBe(errCode.invalidInput);
  });

  test.each([
    { lines: [{ style: 2, quantity: 1 }] },
    { lines: [{ style: 1, quantity: 1_001 }] },
    { lines: [{ style: 1, quantity: 1, drop: 1 }] },
    {
      lines: [
        { style: 1, quantity: 1 },
        { style: 1, quantity: 2 },
      ],
    },
    { lines: [] },
    { cause: c.shortQuantity },
    { cause: c.cutting },
    { description: '太短' },
    { phone: '123' },
    { refundMethod: refundMethod.none },
    { fileIds: ['nothing'] },
  ])('%j is refused at its field', async (wrong) => {
    const order = await received(server, browser);
    const refused = browser.send(createAfterSale, claim(order.order_sn, wrong as never));
    expect(await outcome(refused)).toBe(errCode.invalidInput);
  });
});
