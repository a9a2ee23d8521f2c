/** Lets everything below open pictures large; the dialog's code comes with the first picture. */
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { createSignal } from '../../lib/signal.ts';
import { PreviewContext, type PreviewRequest } from './preview.ts';

const PreviewHost = lazy(() =>
  import('./PreviewHost.tsx').then((module) => ({ default: module.PreviewHost })),
);

export function PreviewProvider({ children }: { readonly children: ReactNode }) {
  const [requests] = useState(() => createSignal<PreviewRequest>());
  const [isAsked, setAsked] = useState(false);
  const preview = useMemo(
    () => ({
      open: (request: PreviewRequest) => {
        setAsked(true);
        requests.emit(request);
      },
    }),
    [requests],
  );
  return (
    <PreviewContext value={preview}>
      {children}
      {isAsked && (
        <Suspense>
          <PreviewHost requests={requests} />
        </Suspense>
      )}
    </PreviewContext>
  );
}
