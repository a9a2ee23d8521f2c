/** Saves what a list shows as a workbook, under the filter that is shown. Only for who may make the call. */
import type { Call, RawAnswer } from '@banxin/contract/call';
import { Button } from '@banxin/ui/Button';
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

export interface ExportButtonProps<Filter> {
  /** Answers the workbook. */
  readonly call: Call<Filter, unknown>;
  readonly filter: Filter;
  readonly words: {
    readonly label: string;
    readonly done: string;
    readonly failed: string;
  };
}

export function ExportButton<Filter>({ call, filter, words: said }: ExportButtonProps<Filter>) {
  const { toasts } = useServices();
  const words = useFixedWords();
  const { send, isPending } = useSend(call, { shownHere: 'all' });
  const write = async (): Promise<void> => {
    const sent = await send(filter);
    if (sent.ok) {
      save(sent.value as RawAnswer);
      toasts.show({ text: said.done, tone: 'positive' });
    } else if (sent.failure) {
      toasts.show({ text: said.failed, detail: words(sent.failure), tone: 'critical' });
    }
  };
  return (
    <Button isPending={isPending} onPress={() => void write()}>
      {said.label}
    </Button>
  );
}
