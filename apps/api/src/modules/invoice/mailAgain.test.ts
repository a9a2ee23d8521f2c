/** Invoices by letter once more: to the address that is named then, five times a day, never twice for one press. */
import { getInvoice, sendInvoiceMail } from '@banxin/contract/calls/invoice/invoice';
import { INVOICE_MAILS_A_DAY } from '@banxin/contract/constants';
import { errCode } from '@banxin/contract/errors';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestServer, outcome } from '../../../test/harness.ts';
import { instantOf } from '../../ports/clock.ts';
import { contradictions } from '../order/contradictions.testkit.ts';
import { enter } from '../order/order.testkit.ts';
import { ADDRESS, lettersOf, mailServer } from './mail.testkit.ts';

const { mail, letters, fail } = mailServer();
const server = await createTestServer({ ports: { mail } });
const { db, clock } = server;
afterAll(async () => expect(await contradictions(db)).toEqual([]));
const { buyer, issued, appliedWith, issuedWith, mailsOf, send } = lettersOf(server);

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

beforeEach(async () => {
  letters.length = 0;
  fail(null);
  await db.deleteFrom('invoice_mails').execute();
});

describe('asked for again', () => {
  test('it goes to the address that is named then; a second press while it waits sends nothing more', async () => {
    const { browser } = await buyer();
    const { id } = await issuedWith(browser, 'typo@yuexiang.test');
    fail('never');
    await send();
    fail(null);
    const first = await browser.send(sendInvoiceMail, { id, mail: ADDRESS });
    const second = await browser.send(sendInvoiceMail, { id, mail: ADDRESS });
    expect(second.id).toBe(first.id);
    await send();
    expect(letters.map(({ to }) => to)).toEqual([ADDRESS]);
    expect(await mailsOf(browser, id)).toMatchObject([
      { address: ADDRESS, state: 'sent', isAgain: true },
      { address: 'typo@yuexiang.test', state: 'givenUp', isAgain: false },
    ]);
  });

  test('five times within 24 hours, then the refusal says from when on again', async () => {
    const { browser } = await buyer();
    const { id } = await issuedWith(browser);
    await send();
    const began = clock.now();
    for (let count = 0; count < INVOICE_MAILS_A_DAY; count += 1) {
      await browser.send(sendInvoiceMail, { id, mail: ADDRESS });
      await send();
      clock.advance(MINUTE);
    }
    const until = instantOf(began + DAY);
    const refusal = await browser.refused(sendInvoiceMail, { id, mail: ADDRESS });
    expect([refusal.errCode, refusal.data]).toMatchObject([errCode.wrongState, { until }]);
    expect(refusal.message).toMatch(/^24 小时内最多发送 5 次，\d+ 月 \d+ 日 \d\d:\d\d后可再发送$/);
    expect((await browser.send(getInvoice, { id })).mailFrom).toBe(until);
    await db
      .updateTable('invoice_mails')
      .set({ created_at: instantOf(began - DAY) })
      .where('id', '=', (await mailsOf(browser, id)).at(-2)?.id ?? 0)
      .execute();
    expect(await outcome(browser.send(sendInvoiceMail, { id, mail: ADDRESS }))).toBe('done');
  });

  test('by two colleagues at once it is sent once', async () => {
    const master = await buyer();
    const finance = await enter(server, { parent: master, roles: 16 });
    const { id } = await issuedWith(master.browser);
    await send();
    letters.length = 0;
    const both = await Promise.all(
      [master, finance].map(({ browser }) => browser.send(sendInvoiceMail, { id, mail: ADDRESS })),
    );
    expect(both[0]?.id).toBe(both[1]?.id);
    await send();
    expect(letters).toHaveLength(1);
  });

  test('is refused before it is issued, by whom it is not, and for what is no address', async () => {
    const { browser } = await buyer();
    const { id } = await appliedWith(browser);
    expect((await browser.refused(sendInvoiceMail, { id, mail: ADDRESS })).message).toBe(
      '开出的发票才能发送',
    );
    const stranger = await enter(server);
    const foreign = stranger.browser.send(sendInvoiceMail, { id, mail: ADDRESS });
    expect(await outcome(foreign)).toBe(errCode.notFound);
    await issued(browser, id);
    for (const [wrong, words] of [
      ['', '请填写邮箱地址'],
      ['a@b', '邮箱地址不正确'],
    ] as const) {
      const refusal = await browser.refused(sendInvoiceMail, { id, mail: wrong });
      expect(refusal.fields).toEqual({ mail: words });
    }
  });
});
