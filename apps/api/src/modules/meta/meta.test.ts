import { getTransitions } from '@banxin/contract/calls/meta';
import { orderStatus } from '@banxin/contract/enums/order';
import { errCode } from '@banxin/contract/errors';
import { expect, test } from 'vitest';
import { createTestServer } from '../../../test/harness.ts';

const server = await createTestServer();

/** An order of 悦享包装 in the status, confirmed. */
const orderIn = async (status: number): Promise<number> =>
  (
    await server.db
      .selectFrom('orders')
      .select('id')
      .where('customer_id', '=', 1)
      .where('status', '=', status)
      .where('confirmed_at', 'is not', null)
      .executeTakeFirstOrThrow()
  ).id;

async function stepsFor(account: string, status: number) {
  const browser = server.browser();
  await browser.login(account);
  return browser.send(getTransitions, { entity: 'order', id: await orderIn(status) });
}

test('a registered order may be paid and cancelled; review is not the customer’s', async () => {
  const steps = await stepsFor('悦享包装', orderStatus.registered);
  expect(steps).toContainEqual({ event: 'PAY', to: 11, allowed: true, reason: null });
  expect(steps).toContainEqual({ event: 'CANCEL', to: 0, allowed: true, reason: null });
  expect(steps).toContainEqual({
    event: 'REVIEW_PASS',
    to: 3,
    allowed: false,
    reason: '由印厂处理',
  });
});

test('finance may pay but not cancel, design neither', async () => {
  const allowed = async (account: string) =>
    (await stepsFor(account, orderStatus.registered))
      .filter((step) => step.allowed)
      .map(({ event }) => event);
  expect(await allowed('悦享财务')).toEqual(['PAY']);
  expect(await allowed('悦享设计')).toEqual([]);
});

test('an order in production has no step for the customer', async () => {
  const steps = await stepsFor('悦享包装', orderStatus.workOrderOpened);
  expect(steps.filter(({ allowed }) => allowed)).toEqual([]);
});

test('the order of another customer answers like one that is not there', async () => {
  const browser = server.browser();
  await browser.login('跨境优选');
  const id = await orderIn(orderStatus.registered);
  const foreign = await browser.refused(getTransitions, { entity: 'order', id });
  const missing = await browser.refused(getTransitions, { entity: 'order', id: 99_999_999 });
  expect(foreign.errCode).toBe(errCode.notFound);
  expect({ ...foreign, requestId: '' }).toEqual({ ...missing, requestId: '' });
});
