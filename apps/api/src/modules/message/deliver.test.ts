/** Text messages and letters: to whom, once, later when the provider is down, and never twice. */
import { setMessageSettings } from '@banxin/contract/calls/message/settings';
import type { MessageGroup, MessageKind, MessageWay } from '@banxin/contract/entities/siteMessage';
import { subAccountRole } from '@banxin/contract/enums/customer';
import type { MessageValues } from '@banxin/contract/messages/siteMessage';
import { fen } from '@banxin/contract/money';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Browser, createTestServer } from '../../../test/harness.ts';
import { transaction } from '../../db/transaction.ts';
import { instantOf, nowOf } from '../../ports/clock.ts';
import { type Letter, type Mail, MailFailedError, type MailFailure } from '../../ports/mail.ts';
import { type Sms, SmsFailedError } from '../../ports/sms.ts';
import { enter } from '../order/order.testkit.ts';
import { sendDue } from './deliver.ts';
import { printSendings } from './printSendings.ts';
import { tell } from './tell.ts';

/** Providers that do as a test says. */
const letters: Letter[] = [];
const texts: { readonly phone: string; readonly title: string; readonly about: string }[] = [];
let mailFails: (letter: Letter) => MailFailure | null = () => null;
let isSmsDown = false;
const mail: Mail = {
  async send(letter) {
    const failure = mailFails(letter);
    if (failure !== null) throw new MailFailedError(failure, `EMESSAGE DATA ${failure}`);
    letters.push(letter);
  },
};
const sms: Sms = {
  sendCode: async () => undefined,
  async sendNotice(phone, notice) {
    if (isSmsDown) throw new SmsFailedError('no answer');
    texts.push({ phone, ...notice });
  },
};
const server = await createTestServer({ ports: { mail, sms } });
const { db, services } = server;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const now = () => instantOf(server.clock.now());

beforeEach(async () => {
  letters.length = 0;
  texts.length = 0;
  mailFails = () => null;
  isSmsDown = false;
  await db.deleteFrom('message_sendings').execute();
  // Every test begins by day.
  const hour = Number(now().slice(11, 13));
  server.clock.advance(((33 - hour) % 24) * HOUR);
});

let addresses = 0;
/** Confirms an address for a login. */
async function withMail(id: number): Promise<string> {
  addresses += 1;
  const address = `buyer${addresses}@customer.test`;
  await db
    .updateTable('customers')
    .set({ mail: address, mail_confirmed_at: now() })
    .where('id', '=', id)
    .execute();
  return address;
}

type Wishes = { group: MessageGroup; sms: boolean; mail: boolean }[];
const wish = (
  browser: Browser,
  groups: Wishes,
  more: { readonly quiet?: null; readonly locale?: 'en-US' } = {},
) =>
  browser.send(setMessageSettings, {
    groups,
    quiet: { from: '22:00', until: '08:00' },
    locale: 'zh-CN',
    ...more,
  });
const ORDERS: Wishes = [{ group: 'order', sms: true, mail: true }];

let count = 0;
const another = () => {
  count += 1;
  return `test ${count}`;
};
/** Tells something. */
const happens = <Kind extends MessageKind>(
  customerId: number,
  kind: Kind,
  values: MessageValues[Kind],
  of = another(),
) => transaction(db, (tx) => tell(tx, { customerId, kind, values, of, at: now() }));
const orderSN = '261120385502765';
const withdrawn = (customerId: number, of?: string) =>
  happens(customerId, 'reviewWithdrawn', { orderSN, why: '缺少出血' }, of);

const run = async () => {
  await sendDue(services, 'sms');
  await sendDue(services, 'mail');
};
const standings = (way: MessageWay) =>
  db
    .selectFrom('message_sendings')
    .select(['state', 'tries', 'reason'])
    .where('way', '=', way)
    .orderBy('message_id')
    .orderBy('login_id')
    .execute();

/** A customer who wants to be told of orders both ways. */
async function wanting(wishes: Wishes = ORDERS, more: Parameters<typeof wish>[2] = {}) {
  const person = await enter(server);
  const address = await withMail(person.id);
  await wish(person.browser, wishes, more);
  return { ...person, address };
}

describe('who is told', () => {
  test('a login that agreed, by text message and by letter; one that did not, by neither', async () => {
    const { id, address } = await wanting();
    await withdrawn(id);
    await withdrawn((await enter(server)).id);
    await run();
    expect(texts).toMatchObject([{ title: '订单审核未通过', about: orderSN }]);
    expect(letters).toMatchObject([{ to: address, subject: '订单审核未通过' }]);
    expect(letters[0]?.text).toContain(`订单 ${orderSN} 没有通过审核：缺少出血`);
    expect(letters[0]?.text).toContain(`http://shop.test/user/orderDetail/${orderSN}`);
  });

  test('its letter leads to what is to be done, and to no page that its reader may not open', async () => {
    const wishes: Wishes = [{ group: 'money', sms: false, mail: true }];
    const master = await wanting(wishes);
    const service = await enter(server, {
      parent: master,
      roles: subAccountRole.customerService,
    });
    await withMail(service.id);
    await wish(service.browser, wishes);
    await happens(master.id, 'balanceLow', { balance: fen(1), alert: fen(2) });
    await run();
    const [own, ofService] = letters;
    expect(own?.text).toContain('去充值: http://shop.test/user/recharge\n');
    expect(ofService?.text).not.toContain('/user/recharge');
    expect(ofService?.text).toContain('打开消息中心: http://shop.test/user/message\n');
  });

  test('in its own language', async () => {
    const { id } = await wanting(ORDERS, { locale: 'en-US' });
    await withdrawn(id);
    await run();
    expect(texts[0]?.title).toBe('Review not passed');
    expect(letters[0]?.subject).toBe('Review not passed');
    expect(letters[0]?.html).toContain('<html lang="en-US">');
  });

  test('what somebody wrote is text in a letter, never HTML', async () => {
    const { id } = await wanting();
    await happens(id, 'reviewWithdrawn', { orderSN, why: '<img src=x onerror=1>' });
    await run();
    expect(letters[0]?.html).toContain('&lt;img src=x');
    expect(letters[0]?.html).not.toContain('<img');
  });

  test('each login of an account for itself, and none of what its role may not read', async () => {
    const master = await wanting([{ group: 'money', sms: false, mail: true }]);
    const designer = await enter(server, { parent: master, roles: subAccountRole.design });
    await withMail(designer.id);
    await wish(designer.browser, [{ group: 'money', sms: false, mail: true }]);
    await happens(master.id, 'toppedUp', { amount: fen(1), bonus: fen(0), balance: fen(1) });
    await run();
    expect(letters.map(({ to }) => to)).toEqual([master.address]);
    expect(await standings('mail')).toMatchObject([
      { state: 'sent' },
      { state: 'given_up', reason: 'noRight' },
    ]);
  });

  test('a changed login is told to it whatever it wishes, and its letter cannot be ended', async () => {
    const { id } = await enter(server);
    const address = await withMail(id);
    await happens(id, 'loginChanged', { what: 'qq' });
    await run();
    expect(texts).toMatchObject([{ title: '账号安全提醒', about: '账户' }]);
    expect(letters).toMatchObject([{ to: address }]);
    expect(letters[0]?.unsubscribe).toBeUndefined();
  });

  test('who withdrew before it left is not told, nor is a closed login', async () => {
    const { id, browser } = await wanting();
    await withdrawn(id);
    await wish(browser, [{ group: 'order', sms: true, mail: false }]);
    await db.updateTable('customers').set({ disabled_at: now() }).where('id', '=', id).execute();
    await run();
    expect([texts, letters]).toEqual([[], []]);
    expect(await standings('sms')).toMatchObject([{ state: 'given_up', reason: 'closed' }]);
    await db.updateTable('customers').set({ disabled_at: null }).where('id', '=', id).execute();
    await withdrawn(id);
    await run();
    expect(texts).toHaveLength(1);
    expect(letters).toEqual([]);
  });

  test('nobody of what was rolled back', async () => {
    const { id } = await wanting();
    const failed = transaction(db, async (tx) => {
      await tell(tx, {
        customerId: id,
        kind: 'returnAgreed',
        values: { orderSN, why: null },
        of: 'rolled back',
        at: now(),
      });
      throw new Error('The connection broke');
    });
    await expect(failed).rejects.toThrow();
    expect(await standings('mail')).toEqual([]);
  });
});

describe('once', () => {
  test('however often it is told and however many servers send', async () => {
    const { id } = await wanting();
    await Promise.all([withdrawn(id, 'the same'), withdrawn(id, 'the same')]);
    await Promise.all([run(), run(), run()]);
    await run();
    expect(texts).toHaveLength(1);
    expect(letters).toHaveLength(1);
  });

  test('what a dying server had in hand is given up, not sent again, and staff see it', async () => {
    const { id } = await wanting();
    await withdrawn(id);
    await db
      .updateTable('message_sendings')
      .set({ state: 'sending', began_at: nowOf(services.machine), tries: 1 })
      .where('way', '=', 'mail')
      .execute();
    await run();
    expect(await standings('mail')).toMatchObject([{ state: 'sending' }]);
    server.clock.advance(3 * MINUTE);
    await run();
    await run();
    expect(letters).toEqual([]);
    expect(await standings('mail')).toMatchObject([{ state: 'given_up', reason: 'unclear' }]);
    expect(await printSendings(db)).toContain('是否送达不明，未重发');
  });

  test.each<[MailFailure, string]>([
    ['unclear', 'nobody knows whether it arrived'],
    ['never', 'the mailbox does not exist'],
  ])('a letter of which %s is said is not tried again: %s', async (failure) => {
    const { id } = await wanting();
    mailFails = () => failure;
    await withdrawn(id);
    await run();
    mailFails = () => null;
    server.clock.advance(HOUR);
    await run();
    expect(letters).toEqual([]);
    const [one] = await standings('mail');
    expect(one).toMatchObject({ state: 'given_up', tries: 1 });
    expect(one?.reason).toMatch(failure);
  });
});

describe('later', () => {
  test('a mail server that is down holds up no text message, and its letters leave when it is back', async () => {
    const { id } = await wanting();
    mailFails = () => 'down';
    await withdrawn(id);
    await run();
    expect(texts).toHaveLength(1);
    expect(await standings('mail')).toMatchObject([{ state: 'waiting', tries: 1 }]);
    mailFails = () => null;
    await run();
    expect(letters).toEqual([]);
    server.clock.advance(2 * MINUTE);
    await run();
    expect(letters).toHaveLength(1);
    expect(texts).toHaveLength(1);
  });

  test('of many letters a server that is down costs only the first ones a try', async () => {
    const { id } = await wanting();
    mailFails = () => 'down';
    for (let time = 0; time < 12; time += 1) await withdrawn(id);
    await sendDue(services, 'mail');
    const tried = (await standings('mail')).filter(({ tries }) => tries > 0);
    expect(tried.length).toBeLessThanOrEqual(4);
  });

  test('after a day of tries it is given up with the reason, each pause longer than the one before', async () => {
    const { id } = await wanting();
    mailFails = () => 'later';
    await withdrawn(id);
    const pauses: number[] = [];
    for (let tries = 1; tries <= 8; tries += 1) {
      await sendDue(services, 'mail');
      const { due_at, state } = await db
        .selectFrom('message_sendings')
        .select(['due_at', 'state'])
        .where('way', '=', 'mail')
        .executeTakeFirstOrThrow();
      if (state === 'given_up') break;
      pauses.push(Date.parse(due_at) - server.clock.now());
      server.clock.advance(pauses.at(-1) ?? 0);
    }
    expect(pauses.map((ms) => ms / MINUTE)).toEqual([1, 5, 15, 60, 180, 360, 720]);
    expect(await standings('mail')).toMatchObject([
      { state: 'given_up', tries: 8, reason: 'tries: EMESSAGE DATA later' },
    ]);
  });

  test('text messages come after the quiet hours, letters at any time', async () => {
    const { id } = await wanting();
    const other = await wanting(ORDERS, { quiet: null });
    server.clock.advance(14 * HOUR);
    await withdrawn(id);
    await withdrawn(other.id);
    await run();
    expect(texts).toHaveLength(1);
    expect(letters).toHaveLength(2);
    server.clock.advance(8 * HOUR);
    await run();
    expect(texts).toHaveLength(1);
    server.clock.advance(HOUR);
    await run();
    expect(texts).toHaveLength(2);
  });

  test('what is older than a day and a half is news to nobody', async () => {
    const { id } = await wanting();
    await withdrawn(id);
    server.clock.advance(40 * HOUR);
    await run();
    expect(await standings('sms')).toMatchObject([{ state: 'given_up', reason: 'tooOld' }]);
  });
});

describe('fair', () => {
  test('what a shop without a provider cannot send is given up with that reason when it is news to nobody', async () => {
    const { id } = await wanting();
    await withdrawn(id);
    const without = { ...services, ports: { ...services.ports, mail: null } };
    server.clock.advance(35 * HOUR);
    await sendDue(without, 'mail');
    expect(await standings('mail')).toMatchObject([{ state: 'waiting' }]);
    server.clock.advance(2 * HOUR);
    await sendDue(without, 'mail');
    expect(await standings('mail')).toMatchObject([{ state: 'given_up', reason: 'noProvider' }]);
  });

  test('a customer with many messages does not keep another waiting', async () => {
    const greedy = await wanting([{ group: 'order', sms: false, mail: true }]);
    const modest = await wanting([{ group: 'order', sms: false, mail: true }]);
    for (let time = 0; time < 50; time += 1) await withdrawn(greedy.id);
    server.clock.advance(MINUTE);
    await withdrawn(modest.id);
    await sendDue(services, 'mail');
    expect(letters.map(({ to }) => to)).toContain(modest.address);
    expect(letters.length).toBeLessThan(51);
  });

  test('a login gets twenty text messages a day, and what concerns its safety all the same', async () => {
    const { id } = await wanting([{ group: 'order', sms: true, mail: false }]);
    for (let time = 0; time < 21; time += 1) await withdrawn(id);
    await run();
    await happens(id, 'loginChanged', { what: 'qq' });
    await run();
    expect(texts.filter(({ title }) => title === '订单审核未通过')).toHaveLength(20);
    expect(texts.filter(({ title }) => title === '账号安全提醒')).toHaveLength(1);
    expect((await standings('sms')).filter(({ reason }) => reason === 'dailyLimit')).toHaveLength(
      1,
    );
  });

  test('a gateway of text messages that is down holds up no letter', async () => {
    const { id } = await wanting();
    isSmsDown = true;
    await withdrawn(id);
    await run();
    expect(letters).toHaveLength(1);
    expect(await standings('sms')).toMatchObject([{ state: 'waiting', tries: 1 }]);
  });
});
