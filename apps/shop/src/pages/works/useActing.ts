/** Takes the steps of one case: at once, or after what a step needs was asked for. */
import type { InputOf } from '@banxin/contract/call';
import { act } from '@banxin/contract/calls/works/desk';
import type { WorksCase, WorksStep } from '@banxin/contract/entities/works';
import { useState } from 'react';
import { useFixedWords } from '../../lib/fixedWords.ts';
import { useServices } from '../../lib/services.ts';
import { useText } from '../../lib/text.ts';
import { useSend } from '../../lib/useSend.ts';
import { worksText } from './works.messages.ts';

type More = Pick<InputOf<typeof act>, 'reason' | 'payload'>;

/** Steps that are asked about though they need no reason. */
const ASKED = ['LABEL', 'RESHIP'];

/**
 * @param onDone the step was taken: the next case is the one to look at
 * @param onRefused it was not: the case may stand otherwise by now
 */
export function useActing(one: WorksCase, onDone: () => void, onRefused: () => void) {
  const text = useText(worksText);
  const words = useFixedWords();
  const { toasts } = useServices();
  const { send, sending, failure, fields } = useSend(act, { shownHere: 'all' });
  const [asked, setAsked] = useState<WorksStep | null>(null);
  const isPass = ({ event }: WorksStep): boolean => event === 'REVIEW_PASS' && one.needsJudgement;

  const take = async ({ entity, event, title }: WorksStep, more: More): Promise<void> => {
    const sent = await send({ entity, id: one.orderId, event, seen: one.status, ...more });
    if (!sent.ok) {
      if (sent.failure?.kind === 'business') onRefused();
      return;
    }
    setAsked(null);
    toasts.show({ text: text.acted(words(title)), tone: 'positive' });
    onDone();
  };
  return {
    /** The step that is asked about; null for none. */
    asked,
    isPass,
    failure,
    fields,
    pending: sending?.event ?? null,
    begin: (step: WorksStep): void => {
      if (step.needsReason || isPass(step) || ASKED.includes(step.event)) setAsked(step);
      else void take(step, {});
    },
    send: (more: More): void => {
      if (asked !== null) void take(asked, more);
    },
    end: (): void => setAsked(null),
  };
}
