/** The flows behind the session: who is here, the route guard, the login dialog. Draws nothing but the dialog. */
import { routeFacts } from '@banxin/contract/routes';
import { FlowEffects, FlowState, useFlow, useSelector } from '@banxin/flows/react';
import { createRouteGuardActors, routeGuardMachine } from '@banxin/flows/route-guard';
import { createSessionActors, sessionMachine } from '@banxin/flows/session';
import { useEffect, useLayoutEffect } from 'react';
import { useSWRConfig } from 'swr';
import { useLocation, useSearch } from 'wouter';
import { useGiven } from '../../lib/given.ts';
import { lazyPart } from '../../lib/lazyPart.tsx';
import { PartBoundary } from '../../lib/PartBoundary.tsx';
import { partFailedText } from '../../lib/partFailed.messages.ts';
import { useServices } from '../../lib/services.ts';
import type { Signal } from '../../lib/signal.ts';
import { useText } from '../../lib/text.ts';
import { usePartFailedToast } from '../../lib/usePartFailedToast.ts';
import { holdsPermission } from './holdsPermission.ts';
import { listenToOtherTabs, notifyOtherTabs } from './otherTabs.ts';
import { forgetOwnPhone } from './phoneHistory.ts';
import type { SessionCommand, SessionState } from './session.ts';

const LoginDialogHost = lazyPart(() => import('./LoginDialogHost.tsx'));
/** A main account's rights do not change. */
const RightsFollower = lazyPart(() => import('./RightsFollower.tsx'));

export interface SessionHostProps {
  /** What pages ask for; what was asked before this is here has waited. */
  readonly commands: Signal<SessionCommand>;
  readonly onChange: (state: SessionState) => void;
}

export default function SessionHost({ commands, onChange }: SessionHostProps) {
  const { unauthorized, store, now } = useServices();
  const lost = useText(partFailedText);
  const showPartFailed = usePartFailedToast();
  const given = useGiven();
  const { mutate } = useSWRConfig();
  const [path, navigate] = useLocation();
  const search = useSearch();
  const session = useFlow(sessionMachine, { input: undefined, actors: createSessionActors });
  const guard = useFlow(routeGuardMachine, {
    input: { routes: routeFacts },
    actors: createRouteGuardActors,
  });
  const user = useSelector(guard, (snapshot) => snapshot.context.user);
  const permissions = useSelector(guard, (snapshot) => snapshot.context.permissions);
  const allowedPath = useSelector(guard, (snapshot) =>
    snapshot.hasTag('allowed') ? snapshot.context.target.path : null,
  );
  const dialog = useSelector(session, (snapshot) => snapshot.context.dialog);
  const isLoggingIn = dialog !== undefined;

  // Before the paint: a page that may not be seen is never drawn.
  useLayoutEffect(() => {
    guard.send({ type: 'NAVIGATE', path, query: Object.fromEntries(new URLSearchParams(search)) });
  }, [guard, path, search]);
  useLayoutEffect(
    () =>
      onChange({
        user,
        permissions,
        holds: (route) => holdsPermission(route, user, permissions),
        allowedPath,
        isLoggingIn,
      }),
    [onChange, user, permissions, allowedPath, isLoggingIn],
  );
  useEffect(
    () =>
      unauthorized.listen(({ opensLogin }) =>
        session.send({ type: 'UNAUTHORIZED', allowsLogin: opensLogin }),
      ),
    [session, unauthorized],
  );
  useEffect(
    () =>
      listenToOtherTabs(store, {
        session,
        guard,
        forget: () => void mutate(() => true, undefined, { revalidate: false }),
        refresh: () => void mutate(() => true),
      }),
    [store, session, guard, mutate],
  );
  useEffect(
    () =>
      commands.listen((command) => {
        switch (command.type) {
          case 'logIn':
            session.send({ type: 'LOGIN.REQUIRED', redirect: undefined });
            break;
          case 'logOut':
            forgetOwnPhone(store);
            session.send({ type: 'LOGOUT' });
            break;
          case 'enter':
            session.send({ type: 'LOGIN.SUCCEEDED' });
            guard.send({ type: 'LOGIN.SUCCEEDED' });
            // What was loaded for whoever was here before is not for who is here now.
            void mutate(() => true, undefined);
            navigate(command.to, { replace: true });
        }
      }),
    [commands, store, session, guard, mutate, navigate],
  );
  return (
    <>
      <FlowEffects
        flow={guard}
        on={{
          'routes.built': ({ user: found }) => {
            session.send({ type: 'USER.LOADED' });
            // The page came with what a visitor is told; a customer has prices of their own, or sees none.
            if (given.forget()) void mutate(() => true);
            notifyOtherTabs(store, found.id, now());
          },
          'user.none': () => session.send({ type: 'USER.NONE' }),
          'login.open': ({ redirect }) => session.send({ type: 'LOGIN.REQUIRED', redirect }),
        }}
      />
      <FlowEffects
        flow={session}
        on={{
          'permissions.clear': () => {
            guard.send({ type: 'LOGOUT' });
            void mutate(() => true, undefined, { revalidate: false });
            notifyOtherTabs(store, null, now());
          },
        }}
      />
      <FlowState flow={session} />
      <FlowState flow={guard} />
      {user != null && user.roles !== 0 && (
        <PartBoundary>
          <RightsFollower guard={guard} />
        </PartBoundary>
      )}
      {dialog !== undefined && (
        <PartBoundary
          key={dialog}
          onLost={() => {
            session.send({ type: 'LOGIN.CLOSED' });
            session.send({ type: 'LOGIN.REMOVED', dialog });
            showPartFailed(lost.login, () =>
              session.send({ type: 'LOGIN.REQUIRED', redirect: undefined }),
            );
          }}
        >
          <LoginDialogHost
            onClosed={() => session.send({ type: 'LOGIN.CLOSED' })}
            onRemoved={() => session.send({ type: 'LOGIN.REMOVED', dialog })}
          />
        </PartBoundary>
      )}
    </>
  );
}
