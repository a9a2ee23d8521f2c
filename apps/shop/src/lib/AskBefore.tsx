/** Asks before something is done that cannot be undone, does it, and says so; a failure is told beside the question. */
import type { Call } from '@banxin/contract/call';
import { AlertDialog } from '@banxin/ui/AlertDialog';
import { Notice } from '@banxin/ui/Notice';
import { Stack } from '@banxin/ui/Stack';
import type { ReactNode } from 'react';
import { useFixedWords } from './fixedWords.ts';
import { useServices } from './services.ts';
import { useSend } from './useSend.ts';

export interface AskBeforeProps<I, O> {
  readonly call: Call<I, O>;
  readonly input: I;
  /** What will be done: 退出此设备. Also the words of the button. */
  readonly title: string;
  /** @default 取消 */
  readonly cancelLabel?: string;
  /** Told when it is done. */
  readonly done: { readonly text: string; readonly detail?: string };
  /** Title of a failure. */
  readonly failed: string;
  /** Closed; true when it was done. */
  readonly onEnd: (isDone: boolean) => void;
  /** The question, and what has to be known for it. */
  readonly children: ReactNode;
}

export function AskBefore<I, O>({
  call,
  input,
  title,
  cancelLabel,
  done,
  failed,
  onEnd,
  children,
}: AskBeforeProps<I, O>) {
  const words = useFixedWords();
  const { toasts } = useServices();
  const { send, isPending, failure } = useSend(call, { shownHere: 'all' });
  const confirm = async (): Promise<void> => {
    const sent = await send(input);
    if (!sent.ok) return;
    toasts.show({ ...done, tone: 'positive' });
    onEnd(true);
  };
  return (
    <AlertDialog
      isOpen
      title={title}
      tone="critical"
      confirmLabel={title}
      cancelLabel={cancelLabel}
      isPending={isPending}
      onConfirm={() => void confirm()}
      onCancel={() => onEnd(false)}
    >
      <Stack gap={16}>
        {children}
        {failure && (
          <Notice tone="critical" title={failed}>
            {words(failure)}
          </Notice>
        )}
      </Stack>
    </AlertDialog>
  );
}
