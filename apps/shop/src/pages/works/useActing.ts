/** Takes the steps of one case, or of one of its addresses: at once, or after what a step needs was asked for. */
import type { InputOf } from '@banxin/contract/call';
import { hasTag } from '@banxin/contract/callKey';
import { act } from '@banxin/contract/calls/works/desk';
import type { WorksCase, WorksStep } from '@banxin/contract/entities/works';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { afterPaint } from '../../lib/afterPaint.ts';
import { useFixedWords } from '../../lib/fixedWords.ts';
import { useServices } from '../../lib/services.ts';
import { useText } from '../../lib/text.ts';
import { useSend } from '../../lib/useSend.ts';
import { quietAct } from './quietCalls.ts';
import { worksText } from './works.messages.ts';

type More = Pick<InputOf<typeof act>, 'reason' | 'payload'>;

/** A step, the address that takes it (null for the whole case), and how the case stood when it was begun. */
interface Taking {
  readonly step: WorksStep;
  readonly seen: WorksCase['status'];
  readonly drop: number | null;
  /** The files that were before the clerk's eyes. */
  readonly files: readonly string[];
}

/** Steps that are asked about though they need no reason. */
const ASKED = ['LABEL', 'RESHIP', 'RETURN_SCANNED'];

/**
 * @param onDone the step of the whole case was taken: the next one is to be looked at, and what is stale to be read
 * @param onMoved it was taken by somebody else: the case is looked at again as it stands
 */
export function useActing(one: WorksCase, onDone: () => void, onMoved: () => void) {
  const text = useText(worksText);
  const words = useFixedWords();
  const { toasts } = useServices();
  const { send, sending, failure, fields } = useSend(quietAct, { shownHere: 'all' });
  const { mutate } = useSWRConfig();
  const [asked, setAsked] = useState<Taking | null>(null);
  const isPass = ({ event }: WorksStep): boolean => event === 'REVIEW_PASS' && one.needsJudgement;

  const take = async (
    { step, drop, seen, files }: Taking,
    { payload, ...more }: More,
  ): Promise<void> => {
    const { entity, event, title } = step;
    const sent = await send({
      ...{ entity, id: one.orderId, event, seen, ...more },
      payload: {
        ...payload,
        ...(drop !== null && { drop }),
        ...(event === 'REVIEW_PASS' && { files: [...files] }),
      },
    });
    if (!sent.ok) {
      if (sent.failure?.kind === 'business') onMoved();
      return;
    }
    setAsked(null);
    const said = words(title);
    const done = drop === null ? said : text.stepOf(text.drop(drop), said);
    if (drop === null) onDone();
    // The next case is seen first; then it is said what was done.
    afterPaint(() => {
      toasts.show({ text: text.acted(done), tone: 'positive' });
      if (drop !== null) void mutate((key) => hasTag(act.stale, key));
    });
  };
  return {
    /** The step that is asked about; null for none. */
    asked,
    isPass,
    failure,
    fields,
    /** What is on its way; null for nothing. */
    pending: sending && { event: sending.event, drop: sending.payload?.drop ?? null },
    begin: (step: WorksStep, drop: number | null = null): void => {
      const files = one.files.map(({ file }) => file.id);
      const taking = { step, drop, files, seen: one.status };
      if (step.needsReason || isPass(step) || ASKED.includes(step.event)) setAsked(taking);
      else void take(taking, {});
    },
    send: (more: More): void => {
      if (asked !== null) void take(asked, more);
    },
    end: (): void => setAsked(null),
  };
}
