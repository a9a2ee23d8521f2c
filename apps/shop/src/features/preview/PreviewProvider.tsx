/** Lets everything below open pictures large; the dialog's code comes with the first picture. */
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { lazyPart } from '../../lib/lazyPart.tsx';
import { PartBoundary } from '../../lib/PartBoundary.tsx';
import { partFailedText } from '../../lib/partFailed.messages.ts';
import { createSignal } from '../../lib/signal.ts';
import { useText } from '../../lib/text.ts';
import { usePartFailedToast } from '../../lib/usePartFailedToast.ts';
import { PreviewContext, type PreviewRequest } from './preview.ts';

const PreviewHost = lazyPart(() =>
  import('./PreviewHost.tsx').then((module) => ({ default: module.PreviewHost })),
);

export function PreviewProvider({ children }: { readonly children: ReactNode }) {
  const [requests] = useState(() => createSignal<PreviewRequest>({ keepsLast: true }));
  const [isAsked, setAsked] = useState(false);
  const last = useRef<PreviewRequest>(undefined);
  const lost = useText(partFailedText);
  const showPartFailed = usePartFailedToast();
  const preview = useMemo(
    () => ({
      open: (request: PreviewRequest) => {
        setAsked(true);
        last.current = request;
        requests.emit(request);
      },
    }),
    [requests],
  );
  return (
    <PreviewContext value={preview}>
      {children}
      {isAsked && (
        <PartBoundary
          onLost={() => {
            setAsked(false);
            showPartFailed(lost.preview, () => {
              if (last.current) preview.open(last.current);
            });
          }}
        >
          <PreviewHost requests={requests} />
        </PartBoundary>
      )}
    </PreviewContext>
  );
}
