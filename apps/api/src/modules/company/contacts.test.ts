/** Whom a customer reaches: the van of a place, and people by what they look after. */
import { getCustomerManager, getDeliveryMan } from '@banxin/contract/calls/delivery/contacts';
import { contactGroup } from '@banxin/contract/enums/contact';
import { errCode } from '@banxin/contract/errors';
import { expect, test } from 'vitest';
import { createTestServer } from '../../../test/harness.ts';
import { enter } from '../order/order.testkit.ts';

const server = await createTestServer();
const visitor = server.browser();

test.each([
  [411_481, 0, '永城工厂送货'],
  [510_107, 1, '成都工厂送货'],
  [620_502, 6, '天水工厂送货'],
  [120_116, 7, '天津工厂送货'],
])('to %i goes the van of factory %i', async (smallAreaId, factoryId, zh) => {
  expect(await visitor.send(getDeliveryMan, { smallAreaId })).toMatchObject({
    factoryId,
    name: { zh },
    phone: '400-000-0000',
    hours: { from: '08:00', to: '22:00', days: [1, 2, 3, 4, 5, 6] },
    fee: 1_500,
    freeFrom: 30_000,
  });
});

test('to every other place only carriers go, and what is no district is refused', async () => {
  for (const smallAreaId of [411_402, 310_112, 510_304]) {
    expect(await visitor.send(getDeliveryMan, { smallAreaId })).toBeNull();
  }
  for (const smallAreaId of [0, -1, 51_010, 5_101_070]) {
    const refusal = await visitor.refused(getDeliveryMan, { smallAreaId });
    expect(refusal.errCode).toBe(errCode.invalidInput);
  }
});

test('a customer learns who looks after a question, a visitor does not', async () => {
  const { browser } = await enter(server);
  for (const group of contactGroup.values) {
    const answer = await browser.send(getCustomerManager, { group });
    expect(answer).toMatchObject({ group, title: { zh: contactGroup.label(group) } });
    expect(answer.title.en).toMatch(/^[A-Z][a-z ]+$/);
    expect(answer.phone).toBe('400-000-0000');
  }
  const unknown = await browser.refused(getCustomerManager, { group: 9 as never });
  expect(unknown.errCode).toBe(errCode.invalidInput);
  const refusal = await visitor.refused(getCustomerManager, { group: contactGroup.sales });
  expect(refusal.errCode).toBe(errCode.notLoggedIn);
});
