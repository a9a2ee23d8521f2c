/** Specification §8 HTTP 401, §4 permission state cleared on logout; one login dialog at a time. */
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { controlledClient, failing, recordEmitted } from '../../exports/testing.ts';
import { leafPaths } from '../attributes.ts';
import { createSessionActors } from './session.actors.ts';
import { sessionMachine } from './session.machine.ts';

function open() {
  const client = controlledClient();
  const session = createActor(sessionMachine.provide({ actors: createSessionActors(client) }));
  const emitted = recordEmitted(session);
  session.start();
  const state = () => leafPaths(session.getSnapshot().value).join('|');
  const dialog = () => session.getSnapshot().context.dialog;
  const refused = (allowsLogin = true) => session.send({ type: 'UNAUTHORIZED', allowsLogin });
  return { client, session, emitted, state, dialog, refused };
}

function loggedIn() {
  const flow = open();
  flow.session.send({ type: 'USER.LOADED' });
  return flow;
}

const expired = {
  type: 'toast',
  tone: 'error',
  message: '登录过期，请重新登录',
  duration: 3_000,
};

describe('HTTP 401', () => {
  it('twenty at once make one dialog and one toast', () => {
    const { refused, emitted, dialog, session } = loggedIn();
    for (let call = 0; call < 20; call += 1) refused();
    expect(emitted).toEqual([expired]);
    expect(dialog()).toBe(1);
    expect(session.getSnapshot().context.opened).toBe(1);
  });

  it('says 登录过期，请重新登录 and opens no dialog when the call does not allow it', () => {
    const { refused, emitted, dialog, state } = loggedIn();
    refused(false);
    refused(false);
    expect(emitted).toEqual([expired]);
    expect([state(), dialog()]).toEqual(['expired.silent', undefined]);
  });

  it('opens the dialog for a later call that allows it, without a second toast', () => {
    const { refused, emitted, dialog, state } = loggedIn();
    refused(false);
    refused(true);
    expect(emitted).toEqual([expired]);
    expect([state(), dialog()]).toEqual(['expired.prompting', 1]);
  });

  it.each(['unknown', 'anonymous'])(
    'means nothing to nobody (%s) unless the call allows the dialog',
    (before) => {
      const { refused, session, emitted, state, dialog } = open();
      if (before === 'anonymous') session.send({ type: 'USER.NONE' });
      refused(false);
      expect([state(), emitted]).toEqual([before, []]);
      refused(true);
      expect([state(), emitted, dialog()]).toEqual(['loginOpen', [expired], 1]);
    },
  );
});

describe('the login dialog', () => {
  it('stays on screen during its closing animation', () => {
    const { session, dialog, state } = open();
    session.send({ type: 'LOGIN.REQUIRED', redirect: '/user/index' });
    session.send({ type: 'LOGIN.CLOSED' });
    expect([state(), dialog()]).toEqual(['anonymous', 1]);
    session.send({ type: 'LOGIN.REMOVED', dialog: 1 });
    expect(dialog()).toBeUndefined();
  });

  it('a 401 while one closes opens a new one, which the end of the old one leaves alone', () => {
    const { session, refused, dialog } = loggedIn();
    refused();
    session.send({ type: 'LOGIN.CLOSED' });
    refused();
    expect(dialog()).toBe(2);
    session.send({ type: 'LOGIN.REMOVED', dialog: 1 });
    expect(dialog()).toBe(2);
  });

  it('remembers where the visitor wanted to go', () => {
    const { session } = open();
    session.send({ type: 'LOGIN.REQUIRED', redirect: '/user/index' });
    expect(session.getSnapshot().context.redirect).toBe('/user/index');
  });

  it('is gone after a login', () => {
    const { session, refused, dialog, state } = loggedIn();
    refused();
    session.send({ type: 'LOGIN.SUCCEEDED' });
    expect([state(), dialog()]).toEqual(['authenticated', undefined]);
  });

  it('is gone after a login of somebody who was nobody', () => {
    const { session, dialog, state } = open();
    session.send({ type: 'LOGIN.REQUIRED', redirect: undefined });
    session.send({ type: 'LOGIN.SUCCEEDED' });
    expect([state(), dialog()]).toEqual(['authenticated', undefined]);
  });

  it('is gone when the guard finds the customer again', () => {
    const { session, refused, dialog, state } = loggedIn();
    refused();
    session.send({ type: 'USER.LOADED' });
    expect([state(), dialog()]).toEqual(['authenticated', undefined]);
  });

  it('is gone when somebody who was nobody is found after all', () => {
    const { session, dialog, state } = open();
    session.send({ type: 'LOGIN.REQUIRED', redirect: undefined });
    session.send({ type: 'USER.LOADED' });
    expect([state(), dialog()]).toEqual(['authenticated', undefined]);
  });

  it('opens when somebody whose login expired wants to go on', () => {
    const { session, refused, dialog } = loggedIn();
    refused(false);
    session.send({ type: 'LOGIN.REQUIRED', redirect: '/user/index' });
    expect(dialog()).toBe(1);
  });
});

describe('logging out', () => {
  it('ends the session on the server, then clears permissions', async () => {
    const { session, client, emitted, state } = loggedIn();
    session.send({ type: 'LOGOUT' });
    session.send({ type: 'LOGOUT' });
    expect(client.calls.map(({ name }) => name)).toEqual(['Login.Logout']);
    expect(emitted).toEqual([]);
    await client.last().answer(null);
    expect(state()).toBe('anonymous');
    expect(emitted).toEqual([{ type: 'permissions.clear' }]);
  });

  it('that fails leaves everything as it was', async () => {
    const { session, client, emitted, state } = loggedIn();
    session.send({ type: 'LOGOUT' });
    await client.last().fail(failing('network'));
    expect(state()).toBe('authenticated');
    expect(emitted).toEqual([]);
  });

  it('works also when the login has expired, and takes the dialog away', async () => {
    const { session, client, refused, emitted, state, dialog } = loggedIn();
    refused();
    session.send({ type: 'LOGOUT' });
    expect([state(), dialog()]).toEqual(['loggingOut', undefined]);
    await client.last().answer(null);
    expect([state(), emitted.at(-1)]).toEqual(['anonymous', { type: 'permissions.clear' }]);
  });
});

describe('another tab logged out', () => {
  const clear = { type: 'permissions.clear' };

  it.each(['authenticated', 'expired.prompting', 'expired.silent'])(
    '%s is over here too, and the server is not asked again',
    (before) => {
      const { session, client, refused, emitted, state, dialog } = loggedIn();
      if (before !== 'authenticated') refused(before === 'expired.prompting');
      expect(state()).toBe(before);
      session.send({ type: 'USER.LEFT' });
      expect([state(), dialog(), emitted.at(-1)]).toEqual(['anonymous', undefined, clear]);
      expect(client.calls).toEqual([]);
    },
  );

  it('while this one does: permissions are cleared once', async () => {
    const { session, client, emitted, state } = loggedIn();
    session.send({ type: 'LOGOUT' });
    session.send({ type: 'USER.LEFT' });
    await client.last().answer(null);
    expect([state(), emitted]).toEqual(['anonymous', [clear]]);
  });

  it('means nothing to nobody', () => {
    const { session, emitted, state } = open();
    session.send({ type: 'USER.NONE' });
    session.send({ type: 'USER.LEFT' });
    expect([state(), emitted]).toEqual(['anonymous', []]);
  });
});
