/** The question before a page is left; its code comes when somebody leaves. */
import { AlertDialog } from '@banxin/ui/AlertDialog';
import { leavingText } from './leaving.messages.ts';
import { useText } from './text.ts';

/** @param onAnswer true: leave */
export default function LeavingQuestion({
  onAnswer,
}: {
  readonly onAnswer: (isLeaving: boolean) => void;
}) {
  const text = useText(leavingText);
  return (
    <AlertDialog
      isOpen
      title={text.title}
      tone="critical"
      confirmLabel={text.leave}
      cancelLabel={text.stay}
      onConfirm={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    >
      {text.why}
    </AlertDialog>
  );
}
