/** The page that the server has drawn comes alive first: what nothing on it needs yet is loaded after it. */
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { useServices } from './services.ts';

interface Due {
  readonly is: () => boolean;
  readonly tell: () => void;
  readonly listen: (listener: () => void) => () => void;
}

/**
 * Not a state: a context that changes reaches parts of the page that are not alive yet, and React would draw those anew,
 * without what was typed into them.
 */
function createDue(isDue: boolean): Due {
  let is = isDue;
  const listeners = new Set<() => void>();
  return {
    is: () => is,
    tell: () => {
      if (is) return;
      is = true;
      for (const listener of listeners) listener();
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Where no page comes with its drawing there is nothing to wait for. */
const DueContext = createContext(createDue(true));

export interface AfterPageProps {
  /** A page of which nothing has to be asked stands there and is not alive. */
  readonly waits: boolean;
  readonly children: ReactNode;
}

export function AfterPage({ waits, children }: AfterPageProps) {
  const { prepare } = useServices();
  const [due] = useState(() => createDue(false));
  const isDue = useSyncExternalStore(due.listen, due.is, due.is);
  useEffect(() => {
    if (!waits) due.tell();
  }, [waits, due]);
  useEffect(() => {
    if (isDue) prepare?.();
  }, [isDue, prepare]);
  return <DueContext value={due}>{children}</DueContext>;
}

/** Whether what can wait for the page has waited for it. */
export function useIsAfterPage(): boolean {
  const { listen, is } = useContext(DueContext);
  return useSyncExternalStore(listen, is, is);
}

/** Says that the page is alive, or that it broke. */
export const useTellPage = (): (() => void) => useContext(DueContext).tell;
