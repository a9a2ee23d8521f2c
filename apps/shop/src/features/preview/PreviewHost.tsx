/** The preview dialog 预览图, wherever it was asked for. */
import { previewViewerMachine } from '@banxin/flows/preview-viewer';
import { FlowState, useFlow, useSelector } from '@banxin/flows/react';
import { PreviewViewer } from '@banxin/ui/PreviewViewer';
import { useEffect, useState } from 'react';
import type { Signal } from '../../lib/signal.ts';
import type { PreviewRequest } from './preview.ts';

export interface PreviewHostProps {
  /** Each event opens the dialog. */
  readonly requests: Signal<PreviewRequest>;
}

export function PreviewHost({ requests }: PreviewHostProps) {
  const flow = useFlow(previewViewerMachine, { input: undefined });
  const snapshot = useSelector(flow, (now) => now);
  const isOpen = snapshot.hasTag('open');
  // A closed flow has forgotten its pictures; they stay on screen until the dialog has faded.
  const [last, setLast] = useState(snapshot);
  if (isOpen && last !== snapshot) setLast(snapshot);
  const shown = isOpen ? snapshot : last;
  const { images, index } = shown.context;
  useEffect(
    () => requests.listen((request) => flow.send({ type: 'OPEN', ...request })),
    [requests, flow],
  );
  return (
    <>
      <FlowState flow={flow} />
      <PreviewViewer
        isOpen={isOpen}
        images={images}
        index={index}
        onIndexChange={(next) => flow.send({ type: 'GO', index: next })}
        status={shown.hasTag('loading') ? 'loading' : shown.hasTag('broken') ? 'broken' : 'shown'}
        onStatusChange={(status) => {
          if (status === 'loading') flow.send({ type: 'RETRY' });
          else flow.send({ type: status === 'shown' ? 'LOADED' : 'FAILED', index });
        }}
        isZoomed={shown.hasTag('zoomed')}
        onZoomChange={(isZoomed) => flow.send({ type: isZoomed ? 'ZOOM' : 'ZOOM.CLOSE' })}
        onClose={() => flow.send({ type: 'CLOSE' })}
      />
    </>
  );
}
