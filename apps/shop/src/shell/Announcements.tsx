/** What the shop says beside its pages: short messages, and failed calls as their display mode says. */
import { FlowEffects, FlowState, useFlow, useSelector } from '@banxin/flows/react';
import { requestErrorMachine } from '@banxin/flows/request-error';
import { ToastRegion } from '@banxin/ui/Toast';
import { useEffect } from 'react';
import { useFixedWords } from '../lib/fixedWords.ts';
import { useServices } from '../lib/services.ts';
import { SystemAlert } from './SystemAlert.tsx';

function FailedCalls() {
  const { failures } = useServices();
  const words = useFixedWords();
  const flow = useFlow(requestErrorMachine, { input: undefined });
  const isAlert = useSelector(flow, (snapshot) => snapshot.hasTag('alert'));
  const message = useSelector(flow, ({ context }) => context.message);
  useEffect(
    () =>
      failures.listen(({ mode, ...told }) =>
        flow.send({ type: 'ERROR', mode, message: words(told) }),
      ),
    [failures, flow, words],
  );
  return (
    <>
      {/* The dialog stands as long as the state does. */}
      <FlowEffects flow={flow} on={{ alert: () => undefined }} />
      <FlowState flow={flow} />
      {isAlert && (
        <SystemAlert message={words(message)} onConfirm={() => flow.send({ type: 'OK' })} />
      )}
    </>
  );
}

export default function Announcements() {
  const { toasts } = useServices();
  return (
    <>
      <FailedCalls />
      <ToastRegion queue={toasts} />
    </>
  );
}
