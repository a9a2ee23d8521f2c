/** The session as pages see it. The flows behind it come after a page that is for everybody: until then nobody is known. */
import { type RouteName, routeOf } from '@banxin/contract/routes';
import { type ReactNode, startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { useIsAfterPage } from '../../lib/AfterPage.tsx';
import { lazyPart } from '../../lib/lazyPart.tsx';
import { PartBoundary } from '../../lib/PartBoundary.tsx';
import { partFailedText } from '../../lib/partFailed.messages.ts';
import { createSignal } from '../../lib/signal.ts';
import { useText } from '../../lib/text.ts';
import { usePartFailedToast } from '../../lib/usePartFailedToast.ts';
import { type SessionCommand, SessionContext, type SessionState } from './session.ts';

const SessionHost = lazyPart(() => import('./SessionHost.tsx'));

/** Begins to load what asks who is here. */
export const prepareSession = SessionHost.prepare;

const nobodyKnown: SessionState = {
  user: undefined,
  permissions: [],
  holds: ({ permission }) => permission === null,
  allowedPath: null,
  isLoggingIn: false,
};

export interface SessionProviderProps {
  /** Gets whether the guard lets the current page be shown. */
  readonly children: (isAllowed: boolean) => ReactNode;
}

export function SessionProvider({ children }: SessionProviderProps) {
  const [path] = useLocation();
  const lost = useText(partFailedText);
  const showPartFailed = usePartFailedToast();
  const [commands] = useState(() => createSignal<SessionCommand>());
  const [state, setState] = useState(nobodyKnown);
  const [isHosted, setHosted] = useState(false);
  const isDue = useIsAfterPage();
  useEffect(() => {
    if (isDue) setHosted(true);
  }, [isDue]);
  // As a transition: a part of the page whose code is still on its way keeps what the server has drawn.
  const change = useCallback((next: SessionState) => startTransition(() => setState(next)), []);
  const { user, permissions, holds, allowedPath, isLoggingIn } = state;
  const value = useMemo(() => {
    const command = (asked: SessionCommand): void => {
      commands.emit(asked);
      // Whoever asks for it waits for no page.
      setHosted(true);
    };
    return {
      user,
      permissions,
      mayOpen: (name: RouteName) => holds(routeOf(name)),
      isLoggingIn,
      logIn: () => command({ type: 'logIn' }),
      logOut: () => command({ type: 'logOut' }),
      enter: (to: string) => command({ type: 'enter', to }),
    };
  }, [commands, user, permissions, holds, isLoggingIn]);
  const isAllowed = allowedPath === path;
  const page = useMemo(() => children(isAllowed), [children, isAllowed]);
  return (
    <SessionContext value={value}>
      {page}
      {isHosted && (
        <PartBoundary
          onLost={() => {
            setHosted(false);
            showPartFailed(lost.session, () => setHosted(true));
          }}
        >
          <SessionHost commands={commands} onChange={change} />
        </PartBoundary>
      )}
    </SessionContext>
  );
}
