/** The page that the server has drawn comes alive first: what nothing on it needs yet is loaded after it. */
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { useServices } from './services.ts';

const IsDue = createContext(true);
const Tell = createContext<() => void>(() => undefined);

export interface AfterPageProps {
  /** A page of which nothing has to be asked stands there and is not alive. */
  readonly waits: boolean;
  readonly children: ReactNode;
}

export function AfterPage({ waits, children }: AfterPageProps) {
  const { prepare } = useServices();
  const [isShown, setShown] = useState(false);
  const tell = useCallback(() => setShown(true), []);
  const isDue = isShown || !waits;
  useEffect(() => {
    if (isDue) prepare?.();
  }, [isDue, prepare]);
  return (
    <Tell value={tell}>
      <IsDue value={isDue}>{children}</IsDue>
    </Tell>
  );
}

/** Whether what can wait for the page has waited for it; true where there is no page to wait for. */
export const useIsAfterPage = (): boolean => useContext(IsDue);

/** Says that the page is alive, or that it broke. */
export const useTellPage = (): (() => void) => useContext(Tell);
