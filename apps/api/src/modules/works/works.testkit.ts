/** Steps that the tests of the works share: staff at its desks, orders on their way through them. */

import type { InputOf } from '@banxin/contract/call';
import { calcExpressSum } from '@banxin/contract/calls/delivery/expressSum';
import { getMultipleDelivery, setMultipleDelivery } from '@banxin/contract/calls/order/drops';
import { act, getCase } from '@banxin/contract/calls/works/desk';
import type { Configuration } from '@banxin/contract/entities/configuration';
import { customerType, userRoleType } from '@banxin/contract/enums/customer';
import type { Desk } from '@banxin/contract/lifecycles/works';
import { deskRights } from '@banxin/contract/rules/desks';
import type { Browser, TestServer } from '../../../test/harness.ts';
import { FIXTURES } from '../../preflight/fixtures.ts';
import { upload } from '../file/upload.testkit.ts';
import { CARDS, enter, paid } from '../order/order.testkit.ts';

/** An administrator, who sits at every desk. */
export const enterAdmin = (server: TestServer) =>
  enter(server, { userRoleType: userRoleType.admin });

/** A member of staff with these desks. */
export async function enterStaff(server: TestServer, desks: readonly Desk[]) {
  const person = await enter(server, { type: customerType.internalStaff });
  const bits = desks.reduce((sum, desk) => sum | deskRights[desk], 0);
  await server.db
    .updateTable('customers')
    .set({ desks: bits })
    .where('id', '=', person.id)
    .execute();
  return person;
}

type More = Partial<InputOf<typeof act>>;

/** A step of an order. */
export const stepOf = (id: number, event: string, more: More = {}): InputOf<typeof act> => ({
  entity: 'order',
  id,
  event,
  ...more,
});

/** Takes a step after the other. */
export async function takeSteps(
  staff: Browser,
  id: number,
  events: readonly string[],
): Promise<void> {
  for (const event of events) await staff.send(act, stepOf(id, event));
}

/** Why each step of a case cannot be taken, by its event; null for one that can. */
export async function offeredTo(staff: Browser, id: number) {
  const { steps } = await staff.send(getCase, { id });
  return Object.fromEntries(steps.map(({ event, refusal }) => [event, refusal?.message ?? null]));
}

/**
 * A paid order of name cards whose files pass by rule: it waits for its factory.
 * @param configuration another one, for which the check may warn of the file: the customer has seen that
 */
export async function approvedOrder(
  server: TestServer,
  browser: Browser,
  configuration: Configuration = CARDS,
) {
  const file = await upload(server, browser, FIXTURES['card-with-bleed'](), '名片.pdf');
  const how = configuration === CARDS ? {} : { confirmedFiles: [file] };
  return paid(browser, { configuration, fileIds: [file] }, how);
}

/** Shares an order out over several addresses, at the freight that it costs. */
export async function splitOver(
  browser: Browser,
  { orderId, orderSN }: { readonly orderId: number; readonly orderSN: string },
  drops: InputOf<typeof setMultipleDelivery>['drops'],
): Promise<void> {
  const { difference } = await browser.send(calcExpressSum, {
    orderSN,
    drops: drops.map(({ receiver: { province }, quantity, carrier }) => ({
      province,
      quantity,
      ...(carrier !== undefined && { carrier }),
    })),
  });
  const { version } = await browser.send(getMultipleDelivery, { orderId });
  await browser.send(setMultipleDelivery, {
    ...{ orderSN, version, drops },
    expectedDifference: difference,
  });
}
