/** Who sits where, by commands: what is set holds for the open session at once, and customers get no desk. */
import { getDesks } from '@banxin/contract/calls/works/desk';
import { errCode } from '@banxin/contract/errors';
import { desks } from '@banxin/contract/lifecycles/works';
import { expect, test } from 'vitest';
import { createTestServer, outcome } from '../../../test/harness.ts';
import { confirmed, enter } from '../order/order.testkit.ts';
import { staffCommands } from './staffCommands.ts';
import { enterAdmin } from './works.testkit.ts';

const server = await createTestServer();
const run = (name: string, ...values: string[]): Promise<string> => {
  const command = staffCommands.find((one) => one.name === name);
  if (command === undefined) throw new Error(`No command ${name}`);
  return command.run(server as unknown as Parameters<typeof command.run>[0], ...values);
};

test('a person is taken on, gets desks, and loses them with the next thing that is asked', async () => {
  const person = await enter(server);
  const seen = () => person.browser.send(getDesks, {});
  expect(await run('staff desks', person.name, 'review')).toContain('是客户，不是工坊的人员');
  expect(await run('staff take', person.name)).toContain('现在是工坊的人员');
  expect(await run('staff take', person.name)).toBe(`${person.name} 已是工坊的人员`);
  expect(await outcome(seen())).toBe(errCode.forbidden);

  expect(await run('staff desks', person.name, 'papers, invoices')).toBe(
    `${person.name}：papers,invoices`,
  );
  expect((await seen()).desks.map(({ desk }) => desk)).toEqual(['papers', 'invoices']);
  expect(await run('staff list')).toContain(person.name);

  expect(await run('staff desks', person.name, 'none')).toBe(`${person.name}：没有工位`);
  expect(await outcome(seen())).toBe(errCode.forbidden);
});

test('what is no desk, nobody, an administrator and a customer with orders are told apart', async () => {
  const admin = await enterAdmin(server);
  const buyer = await enter(server, { balance: 1_000_000 });
  await confirmed(buyer.browser);
  expect(await run('staff desks', admin.name, 'till')).toBe(
    `没有工位 till：${desks.join('、')}，或 none`,
  );
  expect(await run('staff desks', '没有这个人', 'review')).toBe('没有账号 没有这个人');
  expect(await run('staff desks', admin.name, 'review')).toBe(
    `${admin.name} 是管理员，可用全部工位`,
  );
  expect(await run('staff take', buyer.name)).toBe(`${buyer.name} 下过订单，请另外注册一个账号`);
});
