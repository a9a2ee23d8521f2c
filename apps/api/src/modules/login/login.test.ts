import { getSimpleCustomer } from '@banxin/contract/calls/customer';
import { expect, test } from 'vitest';
import { createTestServer } from '../../../test/harness.ts';

const server = await createTestServer();

test('a demo account logs in and is known afterwards', async () => {
  const browser = server.browser();
  expect(await browser.send(getSimpleCustomer, {})).toBeNull();
  const info = await browser.login('悦享包装');
  expect(info).toMatchObject({ customerName: '悦享包装', mobilePhone: '138****0001', vipLevel: 6 });
  expect(await browser.send(getSimpleCustomer, {})).toEqual(info);
});
