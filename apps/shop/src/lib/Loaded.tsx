/** Draws a read: its answer, its skeleton, or its failure. */
import type { ReactNode } from 'react';
import { LoadFailure, type LoadFailureLook } from './LoadFailure.tsx';
import type { Loadable } from './useCall.ts';

export interface LoadedProps<T> {
  readonly of: Loadable<T>;
  /** Stands there until the first answer. */
  readonly pending: ReactNode;
  readonly failed: LoadFailureLook;
  /** `refresh` asks for a newer answer. */
  readonly children: (value: T, refresh: () => Promise<void>) => ReactNode;
}

export function Loaded<T>({ of, pending, failed, children }: LoadedProps<T>): ReactNode {
  switch (of.state) {
    case 'loading':
      return pending;
    case 'failed':
      return <LoadFailure {...failed} error={of.error} onRetry={of.retry} />;
    case 'ready':
      return children(of.value, of.refresh);
  }
}
