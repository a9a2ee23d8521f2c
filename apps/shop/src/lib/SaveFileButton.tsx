/** Saves what a call answers as a file. Only for who may make the call. */
import type { Call, RawAnswer } from '@banxin/contract/call';
import { Button, type ButtonProps } from '@banxin/ui/Button';
import { useFixedWords } from './fixedWords.ts';
import { useServices } from './services.ts';
import { useSend } from './useSend.ts';

/** Hands bytes to the browser as a file. */
function save({ blob, fileName }: RawAnswer): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = fileName ?? '';
  link.click();
  URL.revokeObjectURL(link.href);
}

export interface SaveFileButtonProps<Input> extends Pick<ButtonProps, 'variant' | 'size'> {
  /** Answers the file. */
  readonly call: Call<Input, unknown>;
  readonly input: Input;
  readonly words: {
    readonly label: string;
    /** Where the label alone does not say of what. */
    readonly spoken?: string;
    readonly done: string;
    readonly failed: string;
  };
}

export function SaveFileButton<Input>({
  call,
  input,
  words: said,
  ...look
}: SaveFileButtonProps<Input>) {
  const { toasts } = useServices();
  const words = useFixedWords();
  const { send, isPending } = useSend(call, { shownHere: 'all' });
  const write = async (): Promise<void> => {
    const sent = await send(input);
    if (sent.ok) {
      save(sent.value as RawAnswer);
      toasts.show({ text: said.done, tone: 'positive' });
    } else if (sent.failure) {
      toasts.show({ text: said.failed, detail: words(sent.failure), tone: 'critical' });
    }
  };
  return (
    <Button {...look} aria-label={said.spoken} isPending={isPending} onPress={() => void write()}>
      {said.label}
    </Button>
  );
}
