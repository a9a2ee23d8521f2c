/** The page that the server has drawn comes alive first: what nothing on it needs yet is loaded after it. */
import {
  createContext,
  type ReactNode,
  use,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { useServices } from './services.ts';

interface Due {
  /** The page is alive, and the code of what stands around it is here. */
  readonly isAround: () => boolean;
  readonly around: Promise<void>;
  /** Says that the page is alive, or that it broke. */
  readonly tellPage: () => void;
  /** What stands around the page is alive too, or did not come. */
  readonly is: () => boolean;
  readonly listen: (listener: () => void) => () => void;
  readonly tellAround: () => void;
}

/**
 * Not a state: a context that changes reaches parts of the page that are not alive yet, and React would draw those anew,
 * without what was typed into them.
 */
function createDue(isDue: boolean, prepareAround: () => Promise<unknown>): Due {
  let is = isDue;
  let isTold = isDue;
  let isAround = isDue;
  const listeners = new Set<() => void>();
  let reach: () => void = () => undefined;
  const around = new Promise<void>((resolve) => {
    reach = resolve;
  });
  return {
    isAround: () => isAround,
    around,
    tellPage: () => {
      if (isTold) return;
      isTold = true;
      void prepareAround().then(() => {
        isAround = true;
        reach();
      });
    },
    is: () => is,
    listen: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tellAround: () => {
      if (is) return;
      is = true;
      for (const listener of listeners) listener();
    },
  };
}

/** Where no page comes with its drawing there is nothing to wait for. */
const DueContext = createContext(createDue(true, async () => undefined));

export interface AfterPageProps {
  /** A page of which nothing has to be asked stands there and is not alive. */
  readonly waits: boolean;
  /** Begins to load what stands around the page, which is next; it never fails. */
  readonly prepareAround: () => Promise<unknown>;
  readonly children: ReactNode;
}

export function AfterPage({ waits, prepareAround, children }: AfterPageProps) {
  const { prepare, frameIsUsed } = useServices();
  const [due] = useState(() => createDue(!waits, prepareAround));
  const isDue = useSyncExternalStore(due.listen, due.is, due.is);
  useEffect(() => {
    if (!waits) due.tellPage();
  }, [waits, due]);
  useEffect(() => {
    void frameIsUsed?.then(due.tellPage);
  }, [frameIsUsed, due]);
  useEffect(() => {
    if (isDue) prepare?.();
  }, [isDue, prepare]);
  return <DueContext value={due}>{children}</DueContext>;
}

/** Whether what can wait for the page, and for what stands around it, has waited. */
export function useIsAfterPage(): boolean {
  const { listen, is } = useContext(DueContext);
  return useSyncExternalStore(listen, is, is);
}

/** Says that the page is alive, or that it broke. */
export const useTellPage = (): (() => void) => useContext(DueContext).tellPage;

/**
 * What stands around the page is alive, or did not come. All else comes after it: React gives what it shows in place of a
 * part that is on its way 300 ms, in which nothing that waited for code comes alive.
 */
export function TellAround() {
  const { tellAround } = useContext(DueContext);
  useEffect(tellAround, [tellAround]);
  return null;
}

function Wait({ until }: { readonly until: Promise<void> }) {
  use(until);
  return null;
}

/** Stands there as the server has drawn it until the page is alive; a boundary must stand above it. */
export function ComesAfterPage({ children }: { readonly children: ReactNode }) {
  const { isAround, around } = useContext(DueContext);
  // On a server everything is drawn at once.
  const waits = typeof document === 'object' && !isAround();
  return (
    <>
      {waits && <Wait until={around} />}
      {children}
      <TellAround />
    </>
  );
}
