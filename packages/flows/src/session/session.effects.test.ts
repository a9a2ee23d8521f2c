/** Session, route guard and presenter together, wired as the shop wires them. */
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { watchEmitted } from '../emitted.ts';
import type { FlowEmitted } from '../emitted.types.ts';
import { requestErrorMachine } from '../request-error/request-error.machine.ts';
import { createRouteGuardActors } from '../route-guard/route-guard.actors.ts';
import { routeGuardMachine } from '../route-guard/route-guard.machine.ts';
import { sampleRoutes, sampleUser } from '../route-guard/route-guard.samples.ts';
import { controlledClient } from '../testing/index.ts';
import { createSessionActors } from './session.actors.ts';
import { sessionEffects } from './session.effects.ts';
import { sessionMachine } from './session.machine.ts';

function open() {
  const client = controlledClient();
  const session = createActor(sessionMachine.provide({ actors: createSessionActors(client) }));
  const guard = createActor(routeGuardMachine.provide({ actors: createRouteGuardActors(client) }), {
    input: { shopTitle: '版心印刷', routes: sampleRoutes },
  });
  const presenter = createActor(requestErrorMachine);
  const visited: string[] = [];
  const effects = sessionEffects({ session, guard, presenter, navigate: (to) => visited.push(to) });
  const perform = (event: FlowEmitted) => {
    if (event.type in effects) {
      (effects[event.type as keyof typeof effects] as (event: FlowEmitted) => void)(event);
    }
  };
  for (const actor of [session, guard, presenter]) {
    watchEmitted(actor, perform);
    actor.start();
  }
  const go = (path: string) => guard.send({ type: 'NAVIGATE', path, query: {} });
  return { client, session, guard, presenter, visited, effects, go };
}

describe('wired together', () => {
  it('a customer whom the guard found is known to the session', async () => {
    const { client, session, go } = open();
    go('/');
    await client.last().answer(sampleUser);
    await client.last().answer([]);
    expect(session.getSnapshot().value).toBe('authenticated');
  });

  it('nobody on a private page gets the login dialog', async () => {
    const { client, session, go } = open();
    go('/user/index');
    await client.last().answer(null);
    expect(session.getSnapshot()).toMatchObject({
      value: 'loginOpen',
      context: { dialog: 1, redirect: '/user/index' },
    });
  });

  it('a logout clears the guard and keeps both in agreement', async () => {
    const { client, session, guard, go } = open();
    go('/');
    await client.last().answer(sampleUser);
    await client.last().answer([]);
    session.send({ type: 'LOGOUT' });
    await client.last().answer(null);
    expect(session.getSnapshot().value).toBe('anonymous');
    expect(guard.getSnapshot()).toMatchObject({ value: 'idle', context: { user: null } });
  });

  it('a login on a page goes to its return address and lets the guard ask again', async () => {
    const { client, guard, visited, effects, go } = open();
    go('/login');
    await client.last().answer(null);
    effects.success({ type: 'success', returnUrl: '/user/index' });
    expect(visited).toEqual(['/user/index']);
    expect(guard.getSnapshot().context.user).toBeUndefined();
  });

  it('a failure that a flow tells is shown', () => {
    const { presenter, effects } = open();
    effects.requestError({ type: 'requestError', mode: 1, message: '请求超时' });
    expect(presenter.getSnapshot().value).toBe('toast');
  });
});
