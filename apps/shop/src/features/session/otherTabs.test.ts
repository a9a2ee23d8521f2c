import { watchEmitted } from '@banxin/flows/effects';
import { createRouteGuardActors, routeGuardMachine } from '@banxin/flows/route-guard';
import { createSessionActors, sessionMachine } from '@banxin/flows/session';
import { createSmsCountdownActors, smsCountdownMachine } from '@banxin/flows/sms-countdown';
import { controlledClient, SimulatedClock } from '@banxin/flows/testing';
import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { yuexiang } from '../../stories/fixtures/users.ts';
import { openBrowser } from '../../stories/storyBrowser.ts';
import { listenToOtherTabs, notifyOtherTabs } from './otherTabs.ts';
import { smsSecondsLeft, storeSmsDeadline, watchSmsDeadline } from './smsDeadline.ts';

/** Pages without a permission of their own. */
const routes = () => ({ name: 'root' as const, permissions: [], scrollTop: 0, tag: undefined });

const rival = { ...yuexiang, id: 2, customerName: '新客小店' };

/** One browser with a clock that the test moves. */
function browser() {
  const clock = { now: 1_000 };
  const { openTab } = openBrowser(() => clock.now);
  const storeOfTab = () => {
    clock.now += 1;
    return openTab();
  };

  /** A tab of the shop at a path, wired as the shop wires it. */
  function tab(path = '/search') {
    const store = storeOfTab();
    const client = controlledClient();
    const session = createActor(sessionMachine.provide({ actors: createSessionActors(client) }));
    const guard = createActor(
      routeGuardMachine.provide({ actors: createRouteGuardActors(client) }),
      { input: { routes } },
    );
    const forget = vi.fn();
    const refresh = vi.fn();
    watchEmitted(guard, (event) => {
      if (event.type === 'user.none') session.send({ type: 'USER.NONE' });
      if (event.type === 'login.open')
        session.send({ type: 'LOGIN.REQUIRED', redirect: undefined });
      if (event.type !== 'routes.built') return;
      session.send({ type: 'USER.LOADED' });
      clock.now += 1;
      notifyOtherTabs(store, event.user.id, clock.now);
    });
    watchEmitted(session, (event) => {
      if (event.type !== 'permissions.clear') return;
      guard.send({ type: 'LOGOUT' });
      clock.now += 1;
      notifyOtherTabs(store, null, clock.now);
    });
    session.start();
    guard.start();
    listenToOtherTabs(store, { session, guard, forget, refresh });
    guard.send({ type: 'NAVIGATE', path, query: {} });
    const here = async (user: typeof yuexiang | null) => {
      await client.last().answer(user);
      if (user) await client.last().answer([]);
    };
    const state = () => session.getSnapshot().value;
    const who = () => guard.getSnapshot().context.user;
    return { client, session, guard, forget, refresh, here, state, who };
  }
  return { clock, tab, storeOfTab };
}

/** Two tabs of the same customer. */
async function twoTabs() {
  const { tab } = browser();
  const one = tab();
  await one.here(yuexiang);
  const other = tab();
  await other.here(yuexiang);
  return { one, other };
}

describe('a login in one tab is noticed by the other', () => {
  it('that nobody was logged in to: it asks who is here', async () => {
    const { tab } = browser();
    const [one, other] = [tab(), tab()];
    await one.here(null);
    await other.here(null);
    one.session.send({ type: 'LOGIN.SUCCEEDED' });
    one.guard.send({ type: 'LOGIN.SUCCEEDED' });
    one.guard.send({ type: 'NAVIGATE', path: '/search', query: {} });
    await one.here(yuexiang);
    expect(other.client.calls).toHaveLength(2);
    await other.here(yuexiang);
    expect([other.state(), other.who()]).toEqual(['authenticated', yuexiang]);
  });

  it('whose login dialog is open: the dialog goes', async () => {
    const { tab } = browser();
    const [one, other] = [tab(), tab('/user/index')];
    await other.here(null);
    expect(other.session.getSnapshot().context.dialog).toBe(1);
    await one.here(yuexiang);
    await other.here(yuexiang);
    expect([other.state(), other.session.getSnapshot().context.dialog]).toEqual([
      'authenticated',
      undefined,
    ]);
  });

  it('whose login had expired: the dialog goes, the page stays, what failed is asked again', async () => {
    const { one, other } = await twoTabs();
    other.session.send({ type: 'UNAUTHORIZED', allowsLogin: true });
    const asked = other.client.calls.length;
    one.guard.send({ type: 'LOGIN.SUCCEEDED' });
    one.guard.send({ type: 'NAVIGATE', path: '/search', query: {} });
    await one.here(yuexiang);
    expect([other.state(), other.session.getSnapshot().context.dialog]).toEqual([
      'authenticated',
      undefined,
    ]);
    expect(other.client.calls).toHaveLength(asked);
    expect(other.refresh).toHaveBeenCalledOnce();
    expect(other.forget).not.toHaveBeenCalled();
  });

  it('as somebody else: nothing of the customer before may be seen', async () => {
    const { one, other } = await twoTabs();
    one.guard.send({ type: 'LOGIN.SUCCEEDED' });
    one.guard.send({ type: 'NAVIGATE', path: '/search', query: {} });
    await one.here(rival);
    expect(other.forget).toHaveBeenCalledOnce();
    expect([other.who(), other.guard.getSnapshot().hasTag('allowed')]).toEqual([undefined, false]);
    await other.here(rival);
    expect(other.who()).toEqual(rival);
    expect(one.who()).toEqual(rival);
  });

  it('that was still asking: it asks anew, its question is older than the login', async () => {
    const { tab } = browser();
    const [one, other] = [tab(), tab()];
    const question = other.client.last();
    await one.here(yuexiang);
    expect(question.signal.aborted).toBe(true);
    await question.answer(null);
    await other.here(yuexiang);
    expect(other.state()).toBe('authenticated');
  });

  it('and a second tab of the same customer disturbs nobody', async () => {
    const { one, other } = await twoTabs();
    expect([one.client.calls.length, other.client.calls.length]).toEqual([2, 2]);
    expect(one.forget).not.toHaveBeenCalled();
    expect(one.refresh).not.toHaveBeenCalled();
  });
});

describe('a logout in one tab', () => {
  it('is one in the other too, without a second call', async () => {
    const { one, other } = await twoTabs();
    one.session.send({ type: 'LOGOUT' });
    await one.client.last().answer(null);
    expect([other.state(), other.who()]).toEqual(['anonymous', null]);
    const names = other.client.calls.map(({ name }) => name);
    expect(names).not.toContain('Login.Logout');
  });

  it('does not go back and forth between them', async () => {
    const { one, other } = await twoTabs();
    const cleared: string[] = [];
    watchEmitted(one.session, ({ type }) => cleared.push(`one ${type}`));
    watchEmitted(other.session, ({ type }) => cleared.push(`other ${type}`));
    one.session.send({ type: 'LOGOUT' });
    await one.client.last().answer(null);
    expect(cleared.toSorted()).toEqual(['one permissions.clear', 'other permissions.clear']);
  });

  it('that failed leaves the other alone', async () => {
    const { one, other } = await twoTabs();
    one.session.send({ type: 'LOGOUT' });
    await one.client.last().fail(new Error('no network'));
    expect([one.state(), other.state()]).toEqual(['authenticated', 'authenticated']);
  });
});

it('the deadline of an SMS is shared: another tab cannot ask for a second one', () => {
  const { clock, storeOfTab } = browser();
  const [one, other] = [storeOfTab(), storeOfTab()];
  const client = controlledClient();
  const sms = createActor(
    smsCountdownMachine.provide({ actors: createSmsCountdownActors(client) }),
    { input: { remaining: 0 }, clock: new SimulatedClock() },
  ).start();
  watchSmsDeadline(other, () =>
    sms.send({ type: 'SYNC', remaining: smsSecondsLeft(other, clock.now) }),
  );
  storeSmsDeadline(one, clock.now, 60);
  sms.send({ type: 'SEND', mobilePhone: '13800000001', code: 'ab2c' });
  expect(client.calls).toEqual([]);
  expect(sms.getSnapshot()).toMatchObject({ value: 'counting', context: { remaining: 60 } });
});
