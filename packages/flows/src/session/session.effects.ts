/** How session, route guard, login and the presenter of failed calls speak with each other. */
import type { ActorRefFrom } from 'xstate';
import type { FlowEmitted } from '../emitted.types.ts';
import type { requestErrorMachine } from '../request-error/request-error.machine.ts';
import type { routeGuardMachine } from '../route-guard/route-guard.machine.ts';
import type { sessionMachine } from './session.machine.ts';

/** Emitted events that flows answer among themselves. */
type Inner =
  | 'routes.built'
  | 'user.none'
  | 'login.open'
  | 'login.closed'
  | 'login.removed'
  | 'permissions.clear'
  | 'requestError'
  | 'success';

export type SessionEffects = {
  readonly [T in Inner]: (event: Extract<FlowEmitted, { type: T }>) => void;
};

export interface SessionFlows {
  readonly session: Pick<ActorRefFrom<typeof sessionMachine>, 'send'>;
  readonly guard: Pick<ActorRefFrom<typeof routeGuardMachine>, 'send'>;
  readonly presenter: Pick<ActorRefFrom<typeof requestErrorMachine>, 'send'>;
  /** Goes to a path of the shop. */
  readonly navigate: (to: string) => void;
}

/** The handlers that every shop needs alike; the others (toast, reload, title …) touch the page. */
export function sessionEffects({
  session,
  guard,
  presenter,
  navigate,
}: SessionFlows): SessionEffects {
  return {
    'routes.built': () => session.send({ type: 'USER.LOADED' }),
    'user.none': () => session.send({ type: 'USER.NONE' }),
    'login.open': ({ redirect }) => session.send({ type: 'LOGIN.REQUIRED', redirect }),
    'login.closed': () => session.send({ type: 'LOGIN.CLOSED' }),
    'login.removed': ({ dialog }) => session.send({ type: 'LOGIN.REMOVED', dialog }),
    'permissions.clear': () => guard.send({ type: 'LOGOUT' }),
    requestError: ({ mode, message }) => presenter.send({ type: 'ERROR', mode, message }),
    success: ({ returnUrl }) => {
      session.send({ type: 'LOGIN.SUCCEEDED' });
      guard.send({ type: 'LOGIN.SUCCEEDED' });
      navigate(returnUrl ?? '/');
    },
  };
}
