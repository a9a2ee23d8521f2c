/** After-sales and invoices are groups of messages of their own: listed, chosen and seen apart from orders and money. */
import { getMessageSettings, setMessageSettings } from '@banxin/contract/calls/message/settings';
import { getSiteMessages } from '@banxin/contract/calls/message/siteMessage';
import { subAccountRole } from '@banxin/contract/enums/customer';
import { fen } from '@banxin/contract/money';
import { expect, test } from 'vitest';
import { type Browser, createTestServer } from '../../../test/harness.ts';
import { transaction } from '../../db/transaction.ts';
import { instantOf } from '../../ports/clock.ts';
import { enter } from '../order/order.testkit.ts';
import { tell } from './tell.ts';

const server = await createTestServer();
const { db } = server;
const now = () => instantOf(server.clock.now());

/** A message of each group that the messages of before were mixed with. */
const tellAll = (customerId: number) =>
  transaction(db, async (tx) => {
    const about = { customerId, of: '1', at: now() };
    const orderSN = '261120385502765';
    const ticket = { ticketId: 1, ticketSN: '592611190000017' };
    await tell(tx, { ...about, kind: 'received', values: { orderSN } });
    await tell(tx, { ...about, kind: 'refunded', values: { orderSN, amount: fen(100) } });
    await tell(tx, { ...about, kind: 'ticketAnswered', values: { ...ticket, words: '已收到' } });
    const invoice = { invoiceId: 1, number: '26412000000012345678', amount: fen(100) };
    await tell(tx, { ...about, kind: 'invoiceIssued', values: invoice });
  });
const kinds = async (browser: Browser, group?: 'order' | 'afterSales' | 'invoice' | 'money') =>
  (await browser.send(getSiteMessages, { ...(group && { group }) })).items.map(({ kind }) => kind);

test('each tab has its own, and who may not open a page is not told of it', async () => {
  const owner = await enter(server);
  const as = (roles: number) => enter(server, { parent: owner, roles });
  const [service, ordering] = [
    await as(subAccountRole.customerService),
    await as(subAccountRole.ordering),
  ];
  await tellAll(owner.id);
  expect(await kinds(owner.browser, 'order')).toEqual(['received']);
  expect(await kinds(owner.browser, 'afterSales')).toEqual(['ticketAnswered']);
  expect(await kinds(owner.browser, 'invoice')).toEqual(['invoiceIssued']);
  expect(await kinds(owner.browser, 'money')).toEqual(['refunded']);
  expect(await kinds(service.browser)).toEqual(['ticketAnswered', 'refunded', 'received']);
  expect(await kinds(ordering.browser)).toEqual(['refunded', 'received']);
});

test('text messages about tickets alone come to who asked for them alone', async () => {
  const owner = await enter(server);
  const wish = { quiet: null, locale: 'zh-CN' as const };
  const groups = [{ group: 'afterSales' as const, sms: true, mail: false }];
  await owner.browser.send(setMessageSettings, { ...wish, groups });
  const settings = await owner.browser.send(getMessageSettings, {});
  expect(settings.groups.filter(({ sms }) => sms?.isOn).map(({ group }) => group)).toEqual([
    'afterSales',
  ]);
  await tellAll(owner.id);
  const sent = await db
    .selectFrom('message_sendings as s')
    .innerJoin('site_messages as m', (join) =>
      join.onRef('m.customer_id', '=', 's.customer_id').onRef('m.id', '=', 's.message_id'),
    )
    .select(['m.kind', 's.way'])
    .where('s.login_id', '=', owner.id)
    .execute();
  expect(sent).toEqual([{ kind: 'ticketAnswered', way: 'sms' }]);
});
