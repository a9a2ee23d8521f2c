/** Invoices by letter: written with the issue, sent once with both files, later when the server is down, again when asked. */
import {
  applyInvoice,
  getInvoice,
  requestRed,
  sendInvoiceMail,
} from '@banxin/contract/calls/invoice/invoice';
import { setMessageSettings } from '@banxin/contract/calls/message/settings';
import { getSiteMessages } from '@banxin/contract/calls/message/siteMessage';
import { INVOICE_MAILS_A_DAY } from '@banxin/contract/constants';
import { redReason } from '@banxin/contract/enums/invoice';
import { errCode } from '@banxin/contract/errors';
import { fen } from '@banxin/contract/money';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { type Browser, createTestServer, outcome } from '../../../test/harness.ts';
import { instantOf } from '../../ports/clock.ts';
import { type Letter, type Mail, MailFailedError, type MailFailure } from '../../ports/mail.ts';
import { contradictions } from '../order/contradictions.testkit.ts';
import { enter, paid } from '../order/order.testkit.ts';
import { approveInvoice, issueInvoice } from './desk.ts';
import { listMails } from './deskList.ts';
import { application, invoiceDeskOf, numberOf, titleFor } from './invoice.testkit.ts';
import { sendInvoiceMails } from './mailing.ts';
import { issueReversal } from './redDesk.ts';

/** A mail server that does as a test says. */
const letters: Letter[] = [];
let fails: () => MailFailure | null = () => null;
const mail: Mail = {
  async send(letter) {
    const failure = fails();
    if (failure !== null) throw new MailFailedError(failure, `EENVELOPE RCPT TO ${failure}`);
    letters.push(letter);
  },
};
const server = await createTestServer({ ports: { mail } });
const { db, clock, services } = server;
afterAll(async () => expect(await contradictions(db)).toEqual([]));
const { desk, digits, buyer, issued } = invoiceDeskOf(server);

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const ADDRESS = 'caiwu@yuexiang.test';

beforeEach(async () => {
  letters.length = 0;
  fails = () => null;
  await db.deleteFrom('invoice_mails').execute();
});

/** Their files are drawn by the tests that look at them: the others are about the way. */
const send = () => sendInvoiceMails(services, async () => []);

/** An application that names an address, nobody has looked at it. */
async function appliedWith(browser: Browser, address = ADDRESS) {
  const { orderSN, total } = await paid(browser);
  const title = await titleFor(browser);
  const input = await application(browser, { orderSNs: [orderSN] }, title.id);
  const [id = 0] = (await browser.send(applyInvoice, { ...input, mail: address })).ids;
  return { id, total };
}

async function issuedWith(browser: Browser, address = ADDRESS) {
  const applied = await appliedWith(browser, address);
  await issued(browser, applied.id);
  return applied;
}

const mailsOf = async (browser: Browser, id: number) =>
  (await browser.send(getInvoice, { id })).mails;

describe('the letter of an invoice', () => {
  test('is written with its issue, and brings its sheet and its data to the address that was named', async () => {
    const { browser } = await buyer();
    const { id } = await appliedWith(browser);
    const sn = await numberOf(browser, id);
    await approveInvoice(desk(), sn);
    expect(await mailsOf(browser, id)).toEqual([]);
    await issueInvoice(desk(), { number: sn, invoiceNumber: digits() });
    expect(await mailsOf(browser, id)).toMatchObject([
      { address: ADDRESS, state: 'waiting', tries: 0, trouble: null, isAgain: false },
    ]);
    expect(await sendInvoiceMails(services)).toBe(1);
    const { number, amount, mails } = await browser.send(getInvoice, { id });
    expect(mails).toMatchObject([{ state: 'sent', tries: 1, trouble: null, nextAt: null }]);
    const [letter] = letters;
    expect(letter).toMatchObject({ to: ADDRESS, subject: `电子发票 ${number}` });
    expect(letter?.text).toContain(`价税合计：¥${(amount / 100).toLocaleString('en-US')}`);
    expect(letter?.text).toContain(`http://shop.test/user/invoice/detail/${id}`);
    const [pdf, xml] = letter?.attachments ?? [];
    expect([pdf?.name, pdf?.type]).toEqual([`invoice-${number}.pdf`, 'application/pdf']);
    expect(Buffer.from(pdf?.bytes ?? []).toString('latin1', 0, 5)).toBe('%PDF-');
    expect([xml?.name, xml?.type]).toEqual([`invoice-${number}.xml`, 'application/xml']);
    expect(Buffer.from(xml?.bytes ?? []).toString()).toContain(`<Number>${number}</Number>`);
  });

  test('of an application that named no address is not written', async () => {
    const { browser } = await buyer();
    const { id } = await issuedWith(browser, '');
    expect(await mailsOf(browser, id)).toEqual([]);
    expect(await send()).toBe(0);
  });

  test('speaks the language of who applied', async () => {
    const { browser } = await buyer();
    await browser.send(setMessageSettings, {
      groups: [],
      quiet: null,
      locale: 'en-US',
    });
    await issuedWith(browser);
    await send();
    expect(letters[0]?.subject).toMatch(/^Invoice \d{20}$/);
    expect(letters[0]?.html).toContain('<html lang="en-US">');
    expect(letters[0]?.text).toContain('its PDF and its XML are attached');
  });

  test('goes out for a red invoice too, and says that it is one', async () => {
    const { browser } = await buyer();
    const { id } = await issuedWith(browser);
    const red = await browser.send(requestRed, { id, reason: redReason.wrong, amount: fen(1_000) });
    await issueReversal(desk(), { formSN: red.formSN, invoiceNumber: digits() });
    await send();
    expect(letters.map(({ subject }) => subject.split(' ')[0])).toEqual(
      expect.arrayContaining(['电子发票', '红字发票']),
    );
    expect(letters.find(({ subject }) => subject.startsWith('红字'))?.text).toContain('-¥10.00');
  });

  test('does not leave for an invoice that was voided meanwhile', async () => {
    const { browser } = await buyer();
    const { id } = await issuedWith(browser);
    await db.updateTable('invoices').set({ status: 6 }).where('id', '=', id).execute();
    await send();
    expect(letters).toEqual([]);
    expect(await mailsOf(browser, id)).toMatchObject([{ state: 'givenUp', trouble: 'voided' }]);
  });
});

describe('never twice', () => {
  test('a server that dies between issue and sending leaves a letter that another one sends, once', async () => {
    const { browser } = await buyer();
    const { id } = await issuedWith(browser);
    // It dies here: nothing of it is left but what stands in the database.
    clock.advance(10 * MINUTE);
    await send();
    await send();
    expect(letters).toHaveLength(1);
    expect(await mailsOf(browser, id)).toMatchObject([{ state: 'sent' }]);
  });

  test('an issue that is undone leaves no letter', async () => {
    const { browser } = await buyer();
    const [one, two] = [await issuedWith(browser), await appliedWith(browser)];
    const { number } = await browser.send(getInvoice, { id: one.id });
    const sn = await numberOf(browser, two.id);
    await approveInvoice(desk(), sn);
    const said = await issueInvoice(desk(), { number: sn, invoiceNumber: number ?? '' });
    expect(said).toContain('已使用');
    expect(await mailsOf(browser, two.id)).toEqual([]);
  });

  test('two workers at once send each letter once', async () => {
    const { browser } = await buyer();
    for (let count = 0; count < 4; count += 1) await issuedWith(browser);
    await Promise.all([send(), send(), send()]);
    expect(letters).toHaveLength(4);
    expect(new Set(letters.map(({ id }) => id)).size).toBe(4);
  });

  test('one that was being handed over when its server died is not sent again, and says so', async () => {
    const { browser } = await buyer();
    const { id } = await issuedWith(browser);
    await db
      .updateTable('invoice_mails')
      .set({ state: 'sending', tries: 1, began_at: instantOf(clock.now()) })
      .execute();
    expect(await send()).toBe(0);
    expect(await mailsOf(browser, id)).toMatchObject([{ state: 'waiting', nextAt: null }]);
    clock.advance(3 * MINUTE);
    await send();
    expect(letters).toEqual([]);
    expect(await mailsOf(browser, id)).toMatchObject([{ state: 'givenUp', trouble: 'unclear' }]);
  });

  test('one of which the server took the text and said nothing is not sent again', async () => {
    const { browser } = await buyer();
    const { id } = await issuedWith(browser);
    fails = () => 'unclear';
    await send();
    clock.advance(DAY);
    fails = () => null;
    await send();
    expect(letters).toEqual([]);
    expect(await mailsOf(browser, id)).toMatchObject([{ state: 'givenUp', trouble: 'unclear' }]);
  });
});

describe('a letter that is not taken', () => {
  test('because the mailbox is not there is given up at once', async () => {
    const { browser } = await buyer();
    const { id } = await issuedWith(browser);
    fails = () => 'never';
    await send();
    expect(await mailsOf(browser, id)).toMatchObject([
      { state: 'givenUp', trouble: 'refused', tries: 1, nextAt: null },
    ]);
    const { items } = await browser.send(getSiteMessages, { pageSize: 5 });
    expect(items.filter(({ kind }) => kind === 'invoiceUnsent')).toMatchObject([
      { invoiceId: id, text: { message: expect.stringContaining(`没有送达 ${ADDRESS}`) } },
    ]);
    // The works read what the mail server said.
    expect(await listMails(db)).toMatch(/caiwu@yuexiang\.test {2}已放弃 .+EENVELOPE RCPT TO never/);
  });

  test('for now is tried again after longer and longer pauses, and given up after a day', async () => {
    const { browser } = await buyer();
    const { id } = await issuedWith(browser);
    fails = () => 'later';
    const pauses: number[] = [];
    for (;;) {
      await send();
      const [one] = await mailsOf(browser, id);
      if (one?.state !== 'waiting') break;
      expect(one.trouble).toBe('unreachable');
      const pause = Date.parse(one.nextAt ?? '') - clock.now();
      pauses.push(pause / MINUTE);
      clock.advance(pause - 1);
      expect(await send()).toBe(0);
      clock.advance(1);
    }
    expect(pauses).toEqual([1, 5, 15, 60, 180, 360, 720]);
    expect(await mailsOf(browser, id)).toMatchObject([
      { state: 'givenUp', trouble: 'unreachable', tries: 8 },
    ]);
  });

  test('because its files could not be made has not left, and is tried again', async () => {
    const { browser } = await buyer();
    const { id } = await issuedWith(browser);
    await sendInvoiceMails(services, () => Promise.reject(new Error('the thread died')));
    expect(letters).toEqual([]);
    expect(await mailsOf(browser, id)).toMatchObject([{ state: 'waiting', trouble: 'files' }]);
    clock.advance(MINUTE);
    await send();
    expect(await mailsOf(browser, id)).toMatchObject([{ state: 'sent', trouble: null }]);
  });

  test('holds up the others of its run while the mail server is down, and they keep all their tries', async () => {
    const { browser } = await buyer();
    for (let count = 0; count < 6; count += 1) await issuedWith(browser);
    fails = () => 'down';
    expect(await send()).toBeLessThan(6);
    const untouched = await db
      .selectFrom('invoice_mails')
      .select('id')
      .where('tries', '=', 0)
      .execute();
    expect(untouched.length).toBeGreaterThanOrEqual(4);
    fails = () => null;
    clock.advance(MINUTE);
    await send();
    expect(letters).toHaveLength(6);
  });

  test('waits where the shop has no mail server, and is given up when it is old', async () => {
    const { browser } = await buyer();
    const { id } = await issuedWith(browser);
    const without = { ...services, ports: { ...services.ports, mail: null } };
    expect(await sendInvoiceMails(without)).toBe(0);
    expect(await mailsOf(browser, id)).toMatchObject([{ state: 'waiting' }]);
    clock.advance(37 * 60 * MINUTE);
    await sendInvoiceMails(without);
    expect(await mailsOf(browser, id)).toMatchObject([{ state: 'givenUp', trouble: 'notOffered' }]);
    clock.advance(-37 * 60 * MINUTE);
  });
});

describe('asked for again', () => {
  test('it goes to the address that is named then; a second press while it waits sends nothing more', async () => {
    const { browser } = await buyer();
    const { id } = await issuedWith(browser, 'typo@yuexiang.test');
    fails = () => 'never';
    await send();
    fails = () => null;
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
