/** Takes the steps of one case of the office: at once, or after what a step needs was asked for. */
import type { InputOf } from '@banxin/contract/call';
import { actOffice } from '@banxin/contract/calls/works/office';
import type { OfficeCase, OfficeNeed, OfficeStep } from '@banxin/contract/entities/office';
import { useState } from 'react';
import { useFixedWords } from '../../lib/fixedWords.ts';
import { useServices } from '../../lib/services.ts';
import { useText } from '../../lib/text.ts';
import { useSend } from '../../lib/useSend.ts';
import { worksText } from './works.messages.ts';

/** What a step needs, as it was typed; money as it was read. */
export type Needed = Pick<InputOf<typeof actOffice>, OfficeNeed>;

/** A step, and how the case stood when it was begun: what came while it was asked about is not passed unseen. */
interface Taking {
  readonly step: OfficeStep;
  readonly seen: string;
}

/** @param onTaken the case is to be shown as it stands, or left for the next one when nothing is left to do here */
export function useOfficeActing(
  one: OfficeCase,
  {
    onTaken,
    onRefused,
  }: { readonly onTaken: (step: OfficeStep) => void; readonly onRefused: () => void },
) {
  const text = useText(worksText);
  const words = useFixedWords();
  const { toasts } = useServices();
  const { send, sending, failure, fields } = useSend(actOffice, { shownHere: 'all' });
  const [asked, setAsked] = useState<Taking | null>(null);

  const take = async ({ step, seen }: Taking, needed: Needed): Promise<void> => {
    const { kind, number } = one;
    const input: InputOf<typeof actOffice> = { kind, number, event: step.event, seen, ...needed };
    const sent = await send(step.part === null ? input : { ...input, part: step.part });
    if (!sent.ok) {
      if (sent.failure?.kind === 'business') onRefused();
      return;
    }
    setAsked(null);
    toasts.show({ text: text.acted(words(step.title)), tone: 'positive' });
    onTaken(step);
  };
  return {
    /** The step that is asked about; null for none. */
    asked,
    failure,
    fields,
    isPending: (step: OfficeStep): boolean =>
      sending !== null && sending.event === step.event && (sending.part ?? null) === step.part,
    isBusy: sending !== null,
    begin: (step: OfficeStep): void => {
      const taking = { step, seen: one.seen };
      if (step.needs.length > 0) setAsked(taking);
      else void take(taking, {});
    },
    send: (needed: Needed): void => {
      if (asked !== null) void take(asked, needed);
    },
    end: (): void => setAsked(null),
  };
}
