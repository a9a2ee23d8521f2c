/** Asks before a page is left on which something typed would be lost. */
import { useEffect, useEffectEvent, useState } from 'react';
import { lazyPart } from './lazyPart.tsx';
import { watchLeaving } from './leaving.ts';
import { PartBoundary } from './PartBoundary.tsx';
import { partFailedText } from './partFailed.messages.ts';
import { useText } from './text.ts';
import { usePartFailedToast } from './usePartFailedToast.ts';

const LeavingQuestion = lazyPart(() => import('./LeavingQuestion.tsx'));

export interface AskBeforeLeavingProps {
  /** Read at the moment of leaving: a form that was just sent asks nothing. */
  readonly isNeeded: () => boolean;
}

export function AskBeforeLeaving({ isNeeded }: AskBeforeLeavingProps) {
  const failed = useText(partFailedText);
  const showPartFailed = usePartFailedToast();
  /** Where the visitor wanted to go. */
  const [leave, setLeave] = useState<(() => void) | null>(null);
  const wouldLose = useEffectEvent(isNeeded);
  useEffect(
    () => watchLeaving(window, { isNeeded: () => wouldLose(), ask: (go) => setLeave(() => go) }),
    [],
  );
  if (leave === null) return null;
  const go = leave;
  const answer = (isLeaving: boolean): void => {
    setLeave(null);
    if (isLeaving) go();
  };
  return (
    <PartBoundary
      onLost={() => {
        answer(false);
        showPartFailed(failed.leaving, () => setLeave(() => go));
      }}
    >
      <LeavingQuestion onAnswer={answer} />
    </PartBoundary>
  );
}
