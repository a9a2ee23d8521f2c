/**
 * Who may make which call: every registered call for a visitor, every sum of roles, the main account
 * and an administrator, against a table made from the business's table of roles. A call that the table
 * does not name fails.
 */
import { signAgreement } from '@banxin/contract/calls/customer/agreement';
import { CallError } from '@banxin/contract/client';
import { userRoleType } from '@banxin/contract/enums/customer';
import { errCode } from '@banxin/contract/errors';
import { everyCall } from '@banxin/contract/everyCall';
import { describe, expect, test } from 'vitest';
import { enter } from '../src/modules/order/order.testkit.ts';
import { registrations } from '../src/registry.ts';
import { doors } from './accessDoors.ts';
import {
  ALL,
  EVERYBODY,
  MASTER,
  PRICES,
  STAFF,
  table,
  UNLESS_HIDDEN,
  type Who,
} from './accessTable.ts';
import { type Browser, createTestServer } from './harness.ts';

const server = await createTestServer();

const types = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data; boundary=x',
  query: null,
} as const;

/** Whether the door opened: what is behind it refuses the empty input for another reason. */
async function isLetIn(browser: Browser, method: string, path: string, init: RequestInit = {}) {
  const headers = { 'x-requested-with': 'banxin', 'Tus-Resumable': '1.0.0', ...init.headers };
  const response = await browser.fetch(path, { ...init, method, headers });
  if (method === 'HEAD') return response.status !== 401 && response.status !== 403;
  if (!response.headers.get('content-type')?.includes('json')) return true;
  const { errCode: code } = (await response.json()) as { errCode: number };
  return code !== errCode.notLoggedIn && code !== errCode.forbidden;
}

// Logging out would end the visit of those who come after it.
const calls = registrations.map(({ call }) => call).filter(({ name }) => name !== 'Login.Logout');

async function openedTo(browser: Browser): Promise<string[]> {
  const opened: string[] = [];
  for (const { name, method, path, encoding } of calls) {
    const type = types[encoding];
    const body = encoding === 'query' ? null : encoding === 'json' ? '{"orderSN":0}' : '';
    const init = { body, headers: type === null ? {} : { 'content-type': type } };
    if (await isLetIn(browser, method, path, init)) opened.push(name);
  }
  for (const [name, method, path] of doors) {
    if (await isLetIn(browser, method, path)) opened.push(name);
  }
  return opened;
}

/** What the table opens. */
const opening = (isOpen: (who: Who) => boolean): string[] => [
  ...calls.map(({ name }) => name).filter((name) => isOpen(table[name] ?? MASTER)),
  ...doors.flatMap(([name, , , who]) => (isOpen(who) ? [name] : [])),
];

test('the table says of every call of the server who may make it', () => {
  expect(registrations.map(({ call }) => call.name).toSorted()).toEqual(
    Object.keys(table).toSorted(),
  );
});

test('the application has no other paths below /api than the rows and the document', () => {
  const rows = new Set(everyCall.map(({ path }) => path));
  const paths = server.app.routes
    .map(({ path }) => path)
    .filter((path) => path.startsWith('/api/') && path !== '/api/openapi.json');
  expect(paths.filter((path) => !rows.has(path))).toEqual([]);
});

/** A path of the router as an expression: parameters stand for what they take. */
const matching = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(/:\w+\{(.*?)\}(?=\/|$)/g, '$1').replaceAll(/:\w+/g, '[^/]+')}$`);

test('every path of the application that is no call is a door of the table', () => {
  const rows = new Set(everyCall.map(({ path }) => path));
  const others = server.app.routes.filter(
    ({ method, path }) =>
      ['GET', 'POST', 'PATCH', 'DELETE'].includes(method) &&
      !rows.has(path) &&
      path !== '/api/openapi.json',
  );
  const isDoor = ({ method, path }: { readonly method: string; readonly path: string }) =>
    doors.some(
      ([, how, at]) =>
        (how === method || (how === 'HEAD' && method === 'GET')) && matching(path).test(at),
    );
  expect(others.length).toBeGreaterThan(0);
  expect(others.filter((one) => !isDoor(one)).map(({ path }) => path)).toEqual([]);
});

test('of the calls that write once only registration, which answers its repeats itself, is public', () => {
  const open = calls.filter(({ access, idempotent }) => access === 'public' && idempotent);
  expect(open.map(({ name }) => name)).toEqual(['Customer.Register']);
});

test('the calls that need the agreement, and no others, refuse who has not signed it', async () => {
  const { browser } = await enter(server, { sign: 0 });
  const refusing: string[] = [];
  for (const call of calls.filter(({ path }) => path !== signAgreement.path)) {
    const error = await browser.send(call, {}, { display: 0 }).catch((thrown: unknown) => thrown);
    const isUnsigned = error instanceof CallError && error.errCode === errCode.agreementMissing;
    if (isUnsigned) refusing.push(call.name);
  }
  expect(refusing).toEqual([
    'Order.CreateOrder',
    'Order.SaveDraft',
    'Order.OneClickReorder',
    'Order.ConfirmOrder',
    'Order.CreateTogether',
    'Stock.Submit',
    'Cloud.ApplyOut',
    'Order.CreateCloudhouseOrder',
    'Order.BatchCreateOrder',
    'Order.BatchCreateCloudhouseOrder',
  ]);
  expect(calls.filter(({ agreement }) => agreement).map(({ name }) => name)).toEqual(refusing);
});

describe('every call is open exactly to whom the table names', () => {
  test('of visitors', async () => {
    expect(await openedTo(server.browser())).toEqual(
      opening((who) => who === EVERYBODY || who === UNLESS_HIDDEN),
    );
  });

  test('of main accounts and administrators', async () => {
    const all = opening(() => true);
    const master = await enter(server);
    expect(await openedTo(master.browser)).toEqual(opening((who) => who !== STAFF));
    const admin = await enter(server, { userRoleType: userRoleType.admin });
    expect(await openedTo(admin.browser)).toEqual(all);
  });

  /** Every sum of roles; beyond them a bit that no role has: such an account holds nothing. */
  const sums = Array.from({ length: ALL + 1 }, (_, index) => index + 1);

  test.each(sums)('of sub-accounts with the roles %i', async (roles) => {
    const master = await enter(server);
    const { browser } = await enter(server, { parent: master, roles });
    const holds = (who: Who): boolean => {
      if (who === STAFF) return false;
      if (who === UNLESS_HIDDEN) return (PRICES & roles) !== 0;
      return typeof who === 'string' || (who & roles) !== 0;
    };
    expect(await openedTo(browser)).toEqual(opening(holds));
  });
});
