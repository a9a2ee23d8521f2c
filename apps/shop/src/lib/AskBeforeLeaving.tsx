/** Asks before a page is left on which something typed would be lost. */
import { AlertDialog } from '@banxin/ui/AlertDialog';
import { useEffect, useEffectEvent, useState } from 'react';
import { leavingText } from './leaving.messages.ts';
import { watchLeaving } from './leaving.ts';
import { useText } from './text.ts';

export interface AskBeforeLeavingProps {
  /** Read at the moment of leaving: a form that was just sent asks nothing. */
  readonly isNeeded: () => boolean;
}

export function AskBeforeLeaving({ isNeeded }: AskBeforeLeavingProps) {
  const text = useText(leavingText);
  /** Where the visitor wanted to go. */
  const [leave, setLeave] = useState<(() => void) | null>(null);
  const wouldLose = useEffectEvent(isNeeded);
  useEffect(
    () => watchLeaving(window, { isNeeded: () => wouldLose(), ask: (go) => setLeave(() => go) }),
    [],
  );
  if (leave === null) return null;
  return (
    <AlertDialog
      isOpen
      title={text.title}
      tone="critical"
      confirmLabel={text.leave}
      cancelLabel={text.stay}
      onConfirm={() => {
        setLeave(null);
        leave();
      }}
      onCancel={() => setLeave(null)}
    >
      {text.why}
    </AlertDialog>
  );
}
