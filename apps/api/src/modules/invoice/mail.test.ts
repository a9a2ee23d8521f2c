/** Invoices by letter: written with the issue, sent once with both files, later when the server is down. */
import { getInvoice, requestRed } from '@banxin/contract/calls/invoice/invoice';
import { setMessageSettings } from '@banxin/contract/calls/message/settings';
import { getSiteMessages } from '@banxin/contract/calls/message/siteMessage';
import { redReason } from '@banxin/contract/enums/invoice';
import { fen } from '@banxin/contract/money';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestServer } from '../../../test/harness.ts';
import { instantOf } from '../../ports/clock.ts';
import { contradictions } from '../order/contradictions.testkit.ts';
import { approveInvoice, issueInvoice } from './desk.ts';
import { listMails } from './deskList.ts';
import { numberOf } from './invoice.testkit.ts';
import { ADDRESS, lettersOf, mailServer } from './mail.testkit.ts';
import { sendInvoiceMails } from './mailing.ts';
import { issueReversal } from './redDesk.ts';

const { mail, letters, fail } = mailServer();
const server = await createTestServer({ ports: { mail } });
const { db, clock, services } = server;
afterAll(async () => expect(await contradictions(db)).toEqual([]));
const { desk, digits, buyer, appliedWith, issuedWith, mailsOf, send } = lettersOf(server);

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

beforeEach(async () => {
  letters.length = 0;
  fail(null);
  await db.deleteFrom('invoice_mails').execute();
});

describe('the letter of an invoice', () => {
  test('is written with its issue, and brings its sheet and its data to the address that was named', async () => {
    const { browser } = await buyer();
    const { id } = await appliedWith(browser);
    const sn = await numberOf(browser, id);
    await approveInvoice(desk(), { number: sn });
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

  test('of a paper invoice says that the paper follows', async () => {
    const { browser } = await buyer();
    const { id } = await issuedWith(browser);
    await db.updateTable('invoices').set({ medium: 'paper' }).where('id', '=', id).execute();
    await send();
    expect(letters[0]?.subject).toMatch(/^纸质发票已开出 \d{20}$/);
    expect(letters[0]?.text).toContain('随后寄送');
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
    await approveInvoice(desk(), { number: sn });
    const said = await issueInvoice(desk(), { number: sn, invoiceNumber: number ?? '' });
    expect(said?.message).toBe(`发票号码 ${number} 已使用`);
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
    fail('unclear');
    await send();
    clock.advance(DAY);
    fail(null);
    await send();
    expect(letters).toEqual([]);
    expect(await mailsOf(browser, id)).toMatchObject([{ state: 'givenUp', trouble: 'unclear' }]);
  });
});

describe('a letter that is not taken', () => {
  test('because the mailbox is not there is given up at once', async () => {
    const { browser } = await buyer();
    const { id } = await issuedWith(browser);
    fail('never');
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
    fail('later');
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
    fail('down');
    expect(await send()).toBeLessThan(6);
    const untouched = await db
      .selectFrom('invoice_mails')
      .select('id')
      .where('tries', '=', 0)
      .execute();
    expect(untouched.length).toBeGreaterThanOrEqual(4);
    fail(null);
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
