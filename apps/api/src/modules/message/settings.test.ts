/** What a login wishes to be told, and the link that ends letters. */
import { getMessageSettings, setMessageSettings } from '@banxin/contract/calls/message/settings';
import { errCode } from '@banxin/contract/errors';
import { describe, expect, test } from 'vitest';
import { type Browser, createTestServer, outcome } from '../../../test/harness.ts';
import { instantOf } from '../../ports/clock.ts';
import { enter } from '../order/order.testkit.ts';
import { unsubscribeLink } from './unsubscribe.ts';

const server = await createTestServer();
const { db } = server;
const now = () => instantOf(server.clock.now());
const QUIET = { from: '22:00', until: '08:00' };

const confirmMail = (id: number) =>
  db
    .updateTable('customers')
    .set({ mail: 'print.room@customer.test', mail_confirmed_at: now() })
    .where('id', '=', id)
    .execute();
const order = (sms: boolean, mail: boolean) => ({
  groups: [{ group: 'order' as const, sms, mail }],
  quiet: QUIET,
  locale: 'zh-CN' as const,
});
const ofOrders = async (browser: Browser) =>
  (await browser.send(getMessageSettings, {})).groups.find(({ group }) => group === 'order');

describe('wishes', () => {
  test('begin with nothing agreed to, quiet by night, the number masked and no address', async () => {
    const { browser } = await enter(server);
    expect(await browser.send(getMessageSettings, {})).toEqual({
      groups: [
        { group: 'order', sms: { isOn: false, since: null }, mail: { isOn: false, since: null } },
        {
          group: 'afterSales',
          sms: { isOn: false, since: null },
          mail: { isOn: false, since: null },
        },
        { group: 'invoice', sms: { isOn: false, since: null }, mail: { isOn: false, since: null } },
        { group: 'money', sms: { isOn: false, since: null }, mail: { isOn: false, since: null } },
        { group: 'account', sms: { isOn: false, since: null }, mail: { isOn: false, since: null } },
      ],
      mobile: expect.stringMatching(/^1\d{2}\*{4}\d{4}$/),
      mail: null,
      mailConfirmedAt: null,
      isSmsOffered: true,
      isMailOffered: true,
      quiet: QUIET,
      locale: 'zh-CN',
    });
  });

  test('are agreed to and withdrawn with their time, and every span is kept', async () => {
    const { browser, id } = await enter(server);
    const agreed = now();
    await browser.send(setMessageSettings, order(true, false));
    server.clock.advance(60_000);
    await browser.send(setMessageSettings, order(true, false));
    expect((await ofOrders(browser))?.sms).toEqual({ isOn: true, since: agreed });
    const ended = now();
    await browser.send(setMessageSettings, order(false, false));
    expect((await ofOrders(browser))?.sms).toEqual({ isOn: false, since: ended });
    await browser.send(setMessageSettings, order(true, false));
    const spans = await db
      .selectFrom('message_consents')
      .select(['agreed_at', 'withdrawn_at', 'withdrawn_by'])
      .where('login_id', '=', id)
      .orderBy('id')
      .execute();
    expect(spans).toEqual([
      { agreed_at: agreed, withdrawn_at: ended, withdrawn_by: 'settings' },
      { agreed_at: ended, withdrawn_at: null, withdrawn_by: null },
    ]);
  });

  test('of two windows that send at once one agreement is kept', async () => {
    const { browser, id } = await enter(server);
    const sent = Array.from({ length: 8 }, () =>
      outcome(browser.send(setMessageSettings, order(true, false))),
    );
    expect(new Set(await Promise.all(sent))).toEqual(new Set(['done']));
    const spans = db.selectFrom('message_consents').select('id').where('login_id', '=', id);
    expect(await spans.execute()).toHaveLength(1);
  });

  test('for letters are refused without a confirmed address, and nothing else is kept then', async () => {
    const { browser, id } = await enter(server);
    const refusal = await browser.refused(setMessageSettings, order(true, true));
    expect(refusal).toMatchObject({
      errCode: errCode.wrongState,
      message: '请先绑定邮箱，再打开邮件提醒',
    });
    expect((await ofOrders(browser))?.sms?.isOn).toBe(false);
    await confirmMail(id);
    const settings = await browser.send(setMessageSettings, order(true, true));
    expect(settings).toMatchObject({ mail: 'p****m@customer.test', mailConfirmedAt: now() });
    expect((await ofOrders(browser))?.mail?.isOn).toBe(true);
  });

  test('for a way that the shop cannot send by are refused', async () => {
    const without = await createTestServer({
      ports: { mail: null, sms: { sendCode: async () => undefined } },
    });
    const { browser } = await enter(without);
    expect(await browser.send(getMessageSettings, {})).toMatchObject({
      isSmsOffered: false,
      isMailOffered: false,
    });
    const refusal = await browser.refused(setMessageSettings, order(true, false));
    expect(refusal).toMatchObject({ errCode: errCode.wrongState, message: '短信提醒暂未开通' });
  });

  test.each([
    ['24:00', '08:00'],
    ['22:10', '08:00'],
    ['22:00', '8:00'],
  ])('refuse quiet hours from %s until %s', async (from, until) => {
    const { browser } = await enter(server);
    const wishes = { ...order(false, false), quiet: { from, until } };
    const refusal = await browser.refused(setMessageSettings, wishes);
    expect(refusal.errCode).toBe(errCode.invalidInput);
  });

  test('belong to one login', async () => {
    const { browser } = await enter(server);
    await browser.send(setMessageSettings, { ...order(true, false), quiet: null });
    const other = await enter(server);
    expect((await ofOrders(other.browser))?.sms?.isOn).toBe(false);
    expect((await other.browser.send(getMessageSettings, {})).quiet).toEqual(QUIET);
  });
});

describe('the link at the end of a letter', () => {
  const reader = async (locale: 'zh-CN' | 'en-US' = 'zh-CN') => {
    const { browser, id } = await enter(server);
    await confirmMail(id);
    await browser.send(setMessageSettings, { ...order(true, true), locale });
    const { link_key } = await db
      .selectFrom('message_settings')
      .select('link_key')
      .where('login_id', '=', id)
      .executeTakeFirstOrThrow();
    return { browser, id, link: unsubscribeLink('', link_key, id, 'order') };
  };
  /** As a mailbox does: no cookie, no origin, no header of ours. */
  const press = (link: string) =>
    server.browser().fetch(link, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });

  test('ends letters of its kind when it is pressed, and text messages go on; twice is once', async () => {
    const { browser, link } = await reader();
    const ended = now();
    const answer = await press(link);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('已退订');
    expect((await press(link)).status).toBe(200);
    expect(await ofOrders(browser)).toMatchObject({
      sms: { isOn: true },
      mail: { isOn: false, since: ended },
    });
  });

  test('ends nothing when a mailbox only looks at it', async () => {
    const { browser, link } = await reader('en-US');
    const answer = await server.browser().fetch(link);
    const html = await answer.text();
    expect(html).toContain('<html lang="en-US">');
    expect(html).toContain('<form method="post">');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect((await ofOrders(browser))?.mail?.isOn).toBe(true);
  });

  test.each([
    ['another login', (link: string) => link.replace(/login=\d+/, 'login=1')],
    ['another kind', (link: string) => link.replace('group=order', 'group=money')],
    ['no kind', (link: string) => link.replace('group=order', 'group=x')],
    ['no signature', (link: string) => link.replace(/sign=.*/, '')],
    ['a changed signature', (link: string) => `${link}A`],
    ['nothing', () => '/unsubscribe'],
  ])('that names %s ends nothing', async (_, changed) => {
    const { browser, link } = await reader();
    const answer = await press(changed(link));
    expect(answer.status).toBe(404);
    expect((await ofOrders(browser))?.mail?.isOn).toBe(true);
  });

  test('cannot be guessed: a network has sixty tries an hour', async () => {
    const browser = server.browser('10.9.9.9');
    const tries = Array.from({ length: 61 }, (_, sign) =>
      browser.fetch(`/unsubscribe?login=1&group=order&sign=${sign}`),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });
});
