/** Specification §2 route behaviour, §4 route guard, §6 public paths and permissions; decisions A1, A2. */
import { permissions } from '@banxin/contract/rules/permissions';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { controlledClient, failing, recordEmitted } from '../../exports/testing.ts';
import { leafPaths } from '../attributes.ts';
import { createRouteGuardActors } from './route-guard.actors.ts';
import { routeGuardMachine } from './route-guard.machine.ts';
import { redirectOf } from './route-guard.rules.ts';
import { sampleRoutes, sampleUser } from './route-guard.samples.ts';

function open() {
  const client = controlledClient();
  const guard = createActor(routeGuardMachine.provide({ actors: createRouteGuardActors(client) }), {
    input: { routes: sampleRoutes },
  });
  const emitted = recordEmitted(guard);
  guard.start();
  const go = (path: string, query: Record<string, string> = {}) =>
    guard.send({ type: 'NAVIGATE', path, query });
  const state = () => leafPaths(guard.getSnapshot().value).join('|');
  const of = (type: string) => emitted.filter((event) => event.type === type);
  return { client, guard, emitted, go, state, of };
}

/** A customer with these permissions has come to "/". */
async function loggedIn(held: readonly string[] = [permissions.home, permissions.orders]) {
  const flow = open();
  flow.go('/');
  await flow.client.last().answer(sampleUser);
  await flow.client.last().answer(held.map((name) => ({ name })));
  return flow;
}

/** Nobody is logged in, and the guard knows it. */
async function nobody() {
  const flow = open();
  flow.go('/');
  await flow.client.last().answer(null);
  return flow;
}

describe('on each navigation', () => {
  it('a progress bar starts, and ends before the title of the page is told', async () => {
    const { emitted, go, client } = open();
    go('/search');
    expect(emitted).toEqual([{ type: 'progress', running: true }]);
    await client.last().answer(null);
    expect(emitted.slice(1)).toEqual([
      { type: 'user.none' },
      { type: 'scroll', top: 0 },
      { type: 'progress', running: false },
      { type: 'title', route: 'search' },
    ]);
  });

  it('the simple customer is fetched if none is held, and only then', async () => {
    const { client, go } = await loggedIn();
    go('/user/index');
    go('/user/myorder');
    expect(client.calls.map(({ name }) => name)).toEqual([
      'Customer.GetSimpleById',
      'Customer.GetCustomerSubPermissions',
    ]);
  });

  it('a second navigation before the answer asks nothing again and wins', async () => {
    const { client, go, guard, state } = open();
    go('/search');
    go('/resetpassword');
    expect(client.calls).toHaveLength(1);
    expect(client.last().signal.aborted).toBe(false);
    await client.last().answer(null);
    expect(state()).toBe('settled.allowed');
    expect(guard.getSnapshot().context.target.path).toBe('/resetpassword');
  });
});

describe('A2: the negative answer is kept until a login succeeds', () => {
  it('anonymous navigation asks once', async () => {
    const { client, go } = await nobody();
    go('/search');
    go('/user/index');
    expect(client.calls).toHaveLength(1);
  });

  it('a login makes the next navigation ask again', async () => {
    const { client, go, guard } = await nobody();
    guard.send({ type: 'LOGIN.SUCCEEDED' });
    go('/user/index');
    expect(client.calls).toHaveLength(2);
  });

  it('a login while the question is open asks anew: the older answer is that of nobody', async () => {
    const { client, go, guard, state, of } = open();
    go('/user/index');
    guard.send({ type: 'LOGIN.SUCCEEDED' });
    const [before, after] = client.calls;
    expect([before?.signal.aborted, client.calls.length]).toEqual([true, 2]);
    await before?.answer(null);
    expect([state(), of('login.open')]).toEqual(['loading.user', []]);
    await after?.answer(sampleUser);
    await client.last().answer([]);
    expect(state()).toBe('settled.allowed');
  });

  it('a failed question is no answer: the next navigation asks again', async () => {
    const { client, go, state } = open();
    go('/search');
    await client.last().fail(failing('network'));
    expect(state()).toBe('settled.allowed');
    go('/resetpassword');
    expect(client.calls).toHaveLength(2);
  });
});

describe('if no user', () => {
  it.each(['/search', '/SEARCH', '/resetPassword', '/support/list/3', '/Support/List/3'])(
    'the whitelisted path %s passes, whatever its case',
    async (path) => {
      const { go, state, of } = await nobody();
      go(path);
      expect(state()).toBe('settled.allowed');
      expect(of('login.open')).toEqual([]);
    },
  );

  it('others go to / and open the login dialog, with the way back', async () => {
    const { go, state, of } = await nobody();
    go('/user/myorder', { tab: 'unpaid' });
    expect(state()).toBe('settled.home');
    expect(of('navigate')).toEqual([
      {
        type: 'navigate',
        to: { name: 'root', query: { redirect: '/user/myorder?tab=unpaid' } },
        replace: true,
      },
    ]);
    expect(of('login.open')).toEqual([
      { type: 'login.open', redirect: '/user/myorder?tab=unpaid' },
    ]);
  });

  it.each(['/loginX', '/nowhere', '/user/nowhere'])(
    'the unknown path %s is not found, and nobody is asked to log in for it',
    async (path) => {
      const { go, state, of } = await nobody();
      go(path);
      expect(state()).toBe('settled.notFound');
      expect(of('navigate')).toEqual([{ type: 'navigate', to: { name: 'noFind' }, replace: true }]);
      expect(of('login.open')).toEqual([]);
    },
  );

  it('/vip is followed also while the customer is still asked for', async () => {
    const { go, guard, client, of } = open();
    go('/search');
    go('/vip');
    expect(of('navigate')).toEqual([{ type: 'navigate', to: '/vip/introduction', replace: true }]);
    await client.last().answer(null);
    expect(guard.getSnapshot().context.target.path).toBe('/vip/introduction');
    expect(of('navigate')).toHaveLength(1);
  });

  it('a path that is no redirect is not gone to a second time', async () => {
    const { go, client, of } = open();
    go('/search');
    go('/resetpassword');
    await client.last().answer(null);
    expect(of('navigate')).toEqual([]);
  });

  it('/vip is not public itself, its target is', async () => {
    const { go, guard, state, of } = await nobody();
    const before = of('progress').length;
    go('/vip');
    expect(of('progress').slice(before)).toEqual([
      { type: 'progress', running: true },
      { type: 'progress', running: false },
    ]);
    expect(state()).toBe('settled.allowed');
    expect(guard.getSnapshot().context.target.path).toBe('/vip/introduction');
    expect(of('navigate')).toEqual([{ type: 'navigate', to: '/vip/introduction', replace: true }]);
  });
});

describe('if the user is found', () => {
  it('dynamic routes are built once', async () => {
    const { go, of } = await loggedIn();
    go('/user/index');
    go('/user/myorder');
    expect(of('routes.built')).toEqual([
      {
        type: 'routes.built',
        user: sampleUser,
        permissions: [permissions.home, permissions.orders],
      },
    ]);
  });

  it('navigation repeats to the redirect query', async () => {
    const { go, client, guard, of } = open();
    go('/', { redirect: '/user/myorder?tab=unpaid' });
    await client.last().answer(sampleUser);
    await client.last().answer([{ name: permissions.orders }]);
    expect(of('navigate')).toEqual([
      { type: 'navigate', to: '/user/myorder?tab=unpaid', replace: true },
    ]);
    expect(guard.getSnapshot().context.target).toEqual({
      path: '/user/myorder',
      query: { tab: 'unpaid' },
    });
  });

  it.each([
    '//evil.example/x',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
  ])('but never out of the shop: %j', (redirect) => {
    expect(redirectOf({ path: '/', query: { redirect } })).toBeUndefined();
  });

  it('without a redirect it stays at its target', async () => {
    const { of, state } = await loggedIn();
    expect(of('navigate')).toEqual([]);
    expect(state()).toBe('settled.allowed');
  });
});

describe('A1: permissions', () => {
  it('a known route whose permission is not held leads to /403', async () => {
    const { go, state, of } = await loggedIn();
    go('/user/recharge');
    expect(state()).toBe('settled.forbidden');
    expect(of('navigate')).toEqual([
      { type: 'navigate', to: { name: 'forbidden' }, replace: true },
    ]);
  });

  it('an unknown route leads to /404', async () => {
    const { go, state, of } = await loggedIn();
    go('/nowhere');
    expect(state()).toBe('settled.notFound');
    expect(of('navigate')).toEqual([{ type: 'navigate', to: { name: 'noFind' }, replace: true }]);
  });

  it('the administrator sees all routes and is not asked for permissions', async () => {
    const { go, client, state } = open();
    go('/user/subaccount');
    await client.last().answer({ ...sampleUser, userRoleType: 0 });
    expect(client.calls).toHaveLength(1);
    expect(state()).toBe('settled.allowed');
  });

  it('when they cannot be loaded, everything guarded stays hidden and the rest is open', async () => {
    const { go, client, state } = open();
    go('/user/recharge');
    await client.last().answer(sampleUser);
    await client.last().fail(failing(500));
    expect(state()).toBe('settled.forbidden');
    go('/user/index');
    expect(state()).toBe('settled.allowed');
  });
});

describe('rights that change while a colleague is here', () => {
  const colleague = { ...sampleUser, roles: 4 };
  const changed = (held: readonly string[], id = sampleUser.id) =>
    ({ type: 'RIGHTS.CHANGED', user: { ...colleague, id }, permissions: held }) as const;

  it('hold at once; the page stays, unscrolled, and nobody is asked', async () => {
    const { guard, client, state, of } = await loggedIn([permissions.home]);
    const [asked, scrolled] = [client.calls.length, of('scroll').length];
    guard.send(changed([permissions.home, permissions.topUp]));
    expect(state()).toBe('settled.allowed');
    expect(guard.getSnapshot().context).toMatchObject({
      user: colleague,
      permissions: [permissions.home, permissions.topUp],
    });
    expect([client.calls.length, of('scroll').length]).toEqual([asked, scrolled]);
  });

  it('lead away from a page that may not be seen any more', async () => {
    const { guard, go, state, of } = await loggedIn([permissions.topUp]);
    go('/user/recharge');
    guard.send(changed([permissions.home]));
    expect(state()).toBe('settled.forbidden');
    expect(of('navigate').at(-1)).toMatchObject({ to: { name: 'forbidden' } });
  });

  it('of somebody else, or before it is known who is here, say nothing', async () => {
    const flow = await loggedIn([permissions.home]);
    flow.guard.send(changed([], 99));
    expect(flow.guard.getSnapshot().context.permissions).toEqual([permissions.home]);
    const early = open();
    early.go('/');
    early.guard.send(changed([]));
    expect(early.state()).toBe('loading.user');
  });
});

describe('route permission state is cleared on logout', () => {
  it('and nobody is asked for again', async () => {
    const { guard, go, client, state } = await loggedIn();
    guard.send({ type: 'LOGOUT' });
    expect(guard.getSnapshot().context).toMatchObject({
      user: null,
      permissions: [],
      built: false,
    });
    go('/user/index');
    expect(state()).toBe('settled.home');
    expect(client.calls).toHaveLength(2);
  });

  it('a public page stays open, where it is', async () => {
    const { guard, state, of } = await loggedIn();
    const scrolled = of('scroll').length;
    guard.send({ type: 'LOGOUT' });
    expect(state()).toBe('settled.allowed');
    expect(of('navigate')).toEqual([]);
    expect(of('scroll')).toHaveLength(scrolled);
  });

  it('any other is left for "/", and no login dialog opens', async () => {
    const { guard, go, state, emitted } = await loggedIn();
    go('/user/index');
    guard.send({ type: 'LOGOUT' });
    expect(state()).toBe('idle');
    expect(emitted.slice(-2)).toEqual([
      { type: 'progress', running: false },
      { type: 'navigate', to: { name: 'root' }, replace: false },
    ]);
  });

  it('logging out while the customer is fetched aborts the question', () => {
    const { guard, go, client, of } = open();
    go('/');
    guard.send({ type: 'LOGOUT' });
    expect(client.last().signal.aborted).toBe(true);
    expect(of('progress').at(-1)).toEqual({ type: 'progress', running: false });
  });

  it('the next customer gets routes of their own', async () => {
    const { guard, go, client, of } = await loggedIn();
    guard.send({ type: 'LOGOUT' });
    guard.send({ type: 'LOGIN.SUCCEEDED' });
    go('/');
    await client.last().answer({ ...sampleUser, id: 2 });
    await client.last().answer([]);
    expect(of('routes.built')).toHaveLength(2);
  });
});

describe('scrolling', () => {
  it.each([
    ['/user/index', 0],
    ['/support/list/3', 200],
    ['/support/list/3/showSearch', 0],
  ])('%s scrolls to %d px', async (path, top) => {
    const { go, of } = await loggedIn();
    go(path);
    expect(of('scroll').at(-1)).toEqual({ type: 'scroll', top });
  });

  it('a change of the query alone scrolls nowhere', async () => {
    const { go, of } = await loggedIn();
    go('/user/myorder');
    const before = of('scroll').length;
    go('/user/myorder', { tab: 'unpaid' });
    expect(of('scroll')).toHaveLength(before);
  });
});
