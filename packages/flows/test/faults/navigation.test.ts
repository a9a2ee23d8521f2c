/** Route guard, session and a history with Back and Forward, wired as the shop wires them. */
import { addressOf } from '@banxin/contract/routes';
import { permissions } from '@banxin/contract/rules/permissions';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { controlledClient } from '../../exports/testing.ts';
import { watchEmitted } from '../../src/emitted.ts';
import { createRouteGuardActors } from '../../src/route-guard/route-guard.actors.ts';
import { routeGuardMachine } from '../../src/route-guard/route-guard.machine.ts';
import { sampleRoutes, sampleUser } from '../../src/route-guard/route-guard.samples.ts';
import { createSessionActors } from '../../src/session/session.actors.ts';
import { sessionMachine } from '../../src/session/session.machine.ts';

/** A browser's history: entries and where it stands. */
function createHistory(first: string, onChange: (url: string) => void) {
  const entries = [first];
  let at = 0;
  const move = (by: number) => {
    const next = at + by;
    if (next < 0 || next >= entries.length) return;
    at = next;
    onChange(entries[at] as string);
  };
  return {
    entries,
    url: () => entries[at] as string,
    go(to: string, replace = false) {
      if (!replace) at += 1;
      entries.splice(at, replace ? 1 : entries.length, to);
      onChange(to);
    },
    back: () => move(-1),
    forward: () => move(1),
  };
}

function open(first = '/') {
  const client = controlledClient();
  const session = createActor(sessionMachine.provide({ actors: createSessionActors(client) }));
  const guard = createActor(routeGuardMachine.provide({ actors: createRouteGuardActors(client) }), {
    input: { routes: sampleRoutes },
  });
  const pathOf = (url: string) => url.split('?')[0] ?? '/';
  const history = createHistory(first, (url) => {
    const query = Object.fromEntries(new URLSearchParams(url.split('?')[1] ?? ''));
    guard.send({ type: 'NAVIGATE', path: pathOf(url), query });
    look();
  });
  /** Every page that was drawn, in order: the shop draws one only while the guard allows its path. */
  const drawn: string[] = [];
  const look = () => {
    const snapshot = guard.getSnapshot();
    const path = pathOf(history.url());
    const isAllowed = snapshot.hasTag('allowed') && snapshot.context.target.path === path;
    if (isAllowed && drawn.at(-1) !== path) drawn.push(path);
  };
  const bars: boolean[] = [];
  watchEmitted(guard, (event) => {
    if (event.type === 'routes.built') session.send({ type: 'USER.LOADED' });
    if (event.type === 'user.none') session.send({ type: 'USER.NONE' });
    if (event.type === 'login.open') {
      session.send({ type: 'LOGIN.REQUIRED', redirect: event.redirect });
    }
    if (event.type === 'navigate') history.go(addressOf(event.to), event.replace);
    if (event.type === 'progress') bars.push(event.running);
  });
  watchEmitted(session, (event) => {
    if (event.type === 'permissions.clear') guard.send({ type: 'LOGOUT' });
  });
  guard.subscribe(look);
  session.start();
  guard.start();
  guard.send({ type: 'NAVIGATE', path: pathOf(first), query: {} });
  return { client, session, guard, history, drawn, bars };
}

/** A customer who may see orders and nothing else that is guarded. */
async function customer() {
  const flow = open();
  await flow.client.last().answer(sampleUser);
  await flow.client.last().answer([{ name: permissions.orders }]);
  return flow;
}

describe('while the guard still asks who is here', () => {
  it('Back: the page left first wins, the other is never drawn', async () => {
    const { client, history, drawn } = open('/search');
    history.go('/user/myorder');
    history.back();
    await client.last().answer(null);
    expect([history.url(), drawn]).toEqual(['/search', ['/search']]);
  });

  it('Back and Forward: the last one wins', async () => {
    const { client, history, drawn } = open('/search');
    history.go('/user/index');
    history.back();
    history.forward();
    await client.last().answer(sampleUser);
    await client.last().answer([]);
    expect([history.url(), drawn]).toEqual(['/user/index', ['/user/index']]);
  });

  it('asks once, however often somebody goes back and forth', async () => {
    const { client, history, bars } = open('/search');
    history.go('/user/index');
    for (let turn = 0; turn < 10; turn += 1) {
      history.back();
      history.forward();
    }
    expect(client.calls).toHaveLength(1);
    await client.last().answer(null);
    expect(bars.at(-1)).toBe(false);
  });
});

describe('a page that may not be seen', () => {
  it('is never drawn, not on the way there and not by Back or Forward', async () => {
    const { history, drawn } = await customer();
    history.go('/user/recharge');
    history.back();
    history.forward();
    expect(drawn).toEqual(['/', '/403', '/', '/403']);
  });

  it('is replaced in the history: Back leaves it for the page before', async () => {
    const { history } = await customer();
    history.go('/user/recharge');
    expect(history.entries).toEqual(['/', '/403']);
    history.back();
    expect(history.url()).toBe('/');
  });

  it('of somebody who logged out is not drawn by Back', async () => {
    const { client, session, history, drawn } = await customer();
    history.go('/user/myorder');
    session.send({ type: 'LOGOUT' });
    await client.last().answer(null);
    drawn.length = 0;
    history.back();
    expect(drawn).not.toContain('/user/myorder');
    expect(session.getSnapshot().context.redirect).toBe('/user/myorder');
  });
});

describe('logging out while the guard is loading', () => {
  /** Logged in again on a page: the guard asks who it is now. */
  async function asking() {
    const flow = await customer();
    flow.guard.send({ type: 'LOGIN.SUCCEEDED' });
    flow.history.go('/user/myorder');
    return flow;
  }

  it('aborts the question; its late answer logs nobody in', async () => {
    const { client, session, guard, history, bars } = await asking();
    const question = client.last();
    session.send({ type: 'LOGOUT' });
    await client.last().answer(null);
    expect(question.signal.aborted).toBe(true);
    await question.answer(sampleUser);
    expect([session.getSnapshot().value, guard.getSnapshot().context.user]).toEqual([
      'anonymous',
      null,
    ]);
    expect([history.url(), bars.at(-1)]).toEqual(['/', false]);
  });

  it('while it asks for permissions: nothing is built afterwards', async () => {
    const { client, session, guard } = await asking();
    await client.last().answer(sampleUser);
    const question = client.last();
    expect(question.name).toBe('Customer.GetCustomerSubPermissions');
    session.send({ type: 'LOGOUT' });
    await client.last().answer(null);
    await question.answer([{ name: permissions.orders }]);
    expect(guard.getSnapshot().context).toMatchObject({
      user: null,
      built: false,
      permissions: [],
    });
  });
});
