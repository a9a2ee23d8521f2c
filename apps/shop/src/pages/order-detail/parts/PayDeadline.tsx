/** What is next with an unpaid order; in its last hour how long it can still be paid. */
import { payDeadlineMachine } from '@banxin/flows/pay-deadline';
import { FlowEffects, useFlow, useFlowAttributes, useSelector } from '@banxin/flows/react';
import { VisuallyHidden } from '@banxin/ui/VisuallyHidden';
import { useEffect } from 'react';
import { useServices } from '../../../lib/services.ts';
import { useText } from '../../../lib/text.ts';
import { orderDetailText } from '../order-detail.messages.ts';

export interface PayDeadlineProps {
  /** An instant; another one is another flow: give it as `key` too. */
  readonly until: string;
  /** The server's line about the order, with the date. */
  readonly hint: string;
  /** The server has cancelled the order by now. */
  readonly onPassed: () => void;
}

export default function PayDeadline({ until, hint, onPassed }: PayDeadlineProps) {
  const text = useText(orderDetailText);
  const { now } = useServices();
  const left = (): number => Date.parse(until) - now();
  const flow = useFlow(payDeadlineMachine, { input: { left } });
  const snapshot = useSelector(flow, (state) => state);
  const { seconds, mark } = snapshot.context;
  const isClosing = snapshot.hasTag('closing');
  const isOver = snapshot.hasTag('over');
  const soon = isClosing && mark !== undefined ? text.paySoon(mark) : '';
  useEffect(() => {
    const look = (): void => {
      if (document.hidden || flow.getSnapshot().status !== 'active') return;
      flow.send({ type: 'LOOK', left: flow.getSnapshot().context.left() });
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [flow]);
  return (
    <span {...useFlowAttributes(flow)}>
      <FlowEffects flow={flow} on={{ 'deadline.passed': onPassed }} />
      {isOver ? text.payOver : hint}
      {isClosing && (
        <>
          {text.dot}
          <span role="timer">{text.payWithin(Math.floor(seconds / 60), seconds % 60)}</span>
        </>
      )}
      <VisuallyHidden>
        <span role="status">{isOver ? text.payOver : soon}</span>
      </VisuallyHidden>
    </span>
  );
}
