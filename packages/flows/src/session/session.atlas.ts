/** The session's states: nothing of its own is drawn but the login dialog it hosts. */
import { defineAtlas } from '../testing/atlas.ts';
import { sessionMachine } from './session.machine.ts';

const quiet = 'the page shows nothing but what it shows anyway';

export const sessionAtlas = defineAtlas({
  machine: sessionMachine,
  inputs: { opened: undefined },
  events: [
    { type: 'LOGIN.REQUIRED', redirect: '/user/index' },
    { type: 'LOGIN.REMOVED', dialog: 1 },
    { type: 'UNAUTHORIZED', allowsLogin: true },
    { type: 'UNAUTHORIZED', allowsLogin: false },
  ],
  answers: { logout: [null] },
  // How many dialogs there were makes no difference, whether one is left does; 2 keeps it finite.
  project: ({ dialog, opened }) => [dialog !== undefined, Math.min(opened, 2)],
  look: () => null,
  noView: {
    unknown: quiet,
    anonymous: quiet,
    authenticated: quiet,
    'expired.silent': quiet,
    loggingOut: 'the page stays as it is until the server has answered',
  },
  alike: {
    'ExpiredPrompting = LoginOpen': 'the same dialog; expiry was told in a message before',
  },
  transient: [],
  neverTaken: {},
});
