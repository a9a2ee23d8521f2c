/** Draws a read: its answer, its skeleton, or its failure. */
import { type ReactNode, Suspense, useEffect } from 'react';
import type { LoadFailureLook } from './LoadFailure.tsx';
import { lazyPart } from './lazyPart.tsx';
import type { Loadable } from './useCall.ts';

/** Comes right after what it stands for, and not when it is needed: then the network may be gone. */
const LoadFailure = lazyPart(() =>
  import('./LoadFailure.tsx').then((module) => ({ default: module.LoadFailure })),
);

export interface LoadedProps<T> {
  readonly of: Loadable<T>;
  /** Stands there until the first answer. */
  readonly pending: ReactNode;
  readonly failed: LoadFailureLook;
  /** `refresh` asks for a newer answer. */
  readonly children: (value: T, refresh: () => Promise<void>) => ReactNode;
}

export function Loaded<T>({ of, pending, failed, children }: LoadedProps<T>): ReactNode {
  useEffect(() => void LoadFailure.prepare(), []);
  switch (of.state) {
    case 'loading':
      return pending;
    case 'failed':
      return (
        <Suspense fallback={pending}>
          <LoadFailure {...failed} error={of.error} onRetry={of.retry} />
        </Suspense>
      );
    case 'ready':
      return children(of.value, of.refresh);
  }
}
