/** What was told of tickets and invoices before moves to groups of their own, with whoever agreed to be told. */
import { getMessageSettings } from '@banxin/contract/calls/message/settings';
import { getSiteMessages } from '@banxin/contract/calls/message/siteMessage';
import type { MessageKind } from '@banxin/contract/entities/siteMessage';
import { subAccountRole } from '@banxin/contract/enums/customer';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestServer } from '../../../test/harness.ts';
import { enter } from '../../modules/order/order.testkit.ts';
import { instantOf } from '../../ports/clock.ts';
import { migration } from './0074-message-groups.ts';

const server = await createTestServer();
const { db } = server;

test('stored messages and agreements stand as if they had been told and given today', async () => {
  const owner = await enter(server);
  const finance = await enter(server, { parent: owner, roles: subAccountRole.finance });
  const at = instantOf(server.clock.now());
  // As it stood before.
  for (const statement of [
    'alter table site_messages drop constraint site_messages_area',
    "update site_messages set area = 'order', needs = null where area = 'afterSales'",
    "update site_messages set area = 'money', needs = 'payBeyondLimit' where area = 'invoice'",
    `alter table site_messages add constraint site_messages_area
      check (area in ('order', 'money', 'account'))`,
  ]) {
    await sql.raw(statement).execute(db);
  }
  const stored: readonly [MessageKind, 'order' | 'money', 'payBeyondLimit' | null, object][] = [
    ['ticketMoved', 'order', null, { ticketId: 1, ticketSN: '59', standing: 'pending' }],
    ['invoiceRejected', 'money', 'payBeyondLimit', { invoiceId: 1, why: '抬头有误' }],
    ['received', 'order', null, { orderSN: '261120385502765' }],
  ];
  for (const [kind, area, needs, said] of stored) {
    await db
      .insertInto('site_messages')
      .values({
        ...{ customer_id: owner.id, kind, area, needs, said: JSON.stringify(said) },
        ...{ login_id: null, order_sn: null, once: kind, created_at: at },
      })
      .execute();
  }
  await db
    .insertInto('message_consents')
    .values([
      { login_id: owner.id, area: 'order', way: 'sms', agreed_at: at },
      {
        ...{ login_id: owner.id, area: 'money', way: 'mail', agreed_at: at },
        ...{ withdrawn_at: at, withdrawn_by: 'link' },
      },
    ])
    .execute();
  for (const statement of migration.statements) await sql.raw(statement).execute(db);
  const { items } = await owner.browser.send(getSiteMessages, {});
  expect(items.map(({ kind, group }) => [kind, group])).toEqual([
    ['received', 'order'],
    ['invoiceRejected', 'invoice'],
    ['ticketMoved', 'afterSales'],
  ]);
  const seen = await finance.browser.send(getSiteMessages, {});
  expect(seen.items.map(({ kind }) => kind)).toEqual(['received', 'invoiceRejected']);
  const { groups } = await owner.browser.send(getMessageSettings, {});
  const on = { isOn: true, since: at };
  const ended = { isOn: false, since: at };
  const never = { isOn: false, since: null };
  expect(groups).toEqual([
    { group: 'order', sms: on, mail: never },
    { group: 'afterSales', sms: on, mail: never },
    { group: 'invoice', sms: never, mail: ended },
    { group: 'money', sms: never, mail: ended },
    { group: 'account', sms: never, mail: never },
  ]);
});
