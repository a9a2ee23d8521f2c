/** Session, route guard and client together, wired as a shop wires them. */
import { addressOf } from '@banxin/contract/routes';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { controlledClient } from '../../exports/testing.ts';
import { watchEmitted } from '../emitted.ts';
import { createRouteGuardActors } from '../route-guard/route-guard.actors.ts';
import { routeGuardMachine } from '../route-guard/route-guard.machine.ts';
import { sampleRoutes, sampleUser } from '../route-guard/route-guard.samples.ts';
import { createSessionActors } from './session.actors.ts';
import { sessionMachine } from './session.machine.ts';

function open() {
  const client = controlledClient();
  const session = createActor(sessionMachine.provide({ actors: createSessionActors(client) }));
  const guard = createActor(routeGuardMachine.provide({ actors: createRouteGuardActors(client) }), {
    input: { routes: sampleRoutes },
  });
  watchEmitted(guard, (event) => {
    if (event.type === 'routes.built') session.send({ type: 'USER.LOADED' });
    if (event.type === 'user.none') session.send({ type: 'USER.NONE' });
    if (event.type === 'login.open') {
      session.send({ type: 'LOGIN.REQUIRED', redirect: event.redirect });
    }
    // A router answers a navigation with the next one.
    if (event.type === 'navigate') {
      const [path = '/', search = ''] = addressOf(event.to).split('?');
      const query = Object.fromEntries(new URLSearchParams(search));
      guard.send({ type: 'NAVIGATE', path, query });
    }
  });
  watchEmitted(session, (event) => {
    if (event.type === 'permissions.clear') guard.send({ type: 'LOGOUT' });
  });
  session.start();
  guard.start();
  const go = (path: string) => guard.send({ type: 'NAVIGATE', path, query: {} });
  const page = () => guard.getSnapshot().context.target.path;
  return { client, session, guard, go, page };
}

/** A customer without permissions has come to "/". */
async function loggedIn() {
  const flow = open();
  flow.go('/');
  await flow.client.last().answer(sampleUser);
  await flow.client.last().answer([]);
  return flow;
}

describe('wired together', () => {
  it('a customer whom the guard found is known to the session', async () => {
    const { session } = await loggedIn();
    expect(session.getSnapshot().value).toBe('authenticated');
  });

  it('nobody on a private page comes to "/" and gets the login dialog', async () => {
    const { client, session, guard, go, page } = open();
    go('/user/index');
    await client.last().answer(null);
    expect(session.getSnapshot()).toMatchObject({
      value: 'loginOpen',
      context: { dialog: 1, redirect: '/user/index' },
    });
    expect([page(), guard.getSnapshot().hasTag('allowed')]).toEqual(['/', true]);
  });

  it.each([
    ['/user/recharge', '/403'],
    ['/nowhere', '/404'],
  ])('%s ends on the page %s, without going round', async (path, end) => {
    const { guard, go, page } = await loggedIn();
    go(path);
    expect([page(), guard.getSnapshot().hasTag('allowed')]).toEqual([end, true]);
  });

  it('a logout clears the guard and keeps both in agreement', async () => {
    const { client, session, guard, go, page } = await loggedIn();
    go('/user/index');
    session.send({ type: 'LOGOUT' });
    await client.last().answer(null);
    expect(session.getSnapshot().value).toBe('anonymous');
    expect([page(), guard.getSnapshot().context.user]).toEqual(['/', null]);
    expect(guard.getSnapshot().hasTag('allowed')).toBe(true);
  });
});
