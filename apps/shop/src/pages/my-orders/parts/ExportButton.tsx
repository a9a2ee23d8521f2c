/** Saves the orders of the list as a workbook, under the filter that is shown. */
import type { InputOf, RawAnswer } from '@banxin/contract/call';
import { exportOrders } from '@banxin/contract/calls/order/export';
import { Button } from '@banxin/ui/Button';
import { useCanCall } from '../../../features/session/useCanCall.ts';
import { useFixedWords } from '../../../lib/fixedWords.ts';
import { useServices } from '../../../lib/services.ts';
import { useText } from '../../../lib/text.ts';
import { useSend } from '../../../lib/useSend.ts';
import { myOrdersText } from '../my-orders.messages.ts';

/** The filter of the list, as the call takes it. */
type Filter = InputOf<typeof exportOrders>;

/** Hands bytes to the browser as a file. */
function save({ blob, fileName }: RawAnswer): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = fileName ?? '';
  link.click();
  URL.revokeObjectURL(link.href);
}

export function ExportButton({ filter }: { readonly filter: Filter }) {
  const text = useText(myOrdersText);
  const { toasts } = useServices();
  const words = useFixedWords();
  const canCall = useCanCall();
  const { send, isPending } = useSend(exportOrders, { shownHere: 'all' });
  if (!canCall(exportOrders)) return null;
  const write = async (): Promise<void> => {
    const sent = await send(filter);
    if (sent.ok) {
      save(sent.value as RawAnswer);
      toasts.show({ text: text.exported, tone: 'positive' });
    } else if (sent.failure) {
      toasts.show({ text: text.exportFailed, detail: words(sent.failure), tone: 'critical' });
    }
  };
  return (
    <Button isPending={isPending} onPress={() => void write()}>
      {text.exportOrders}
    </Button>
  );
}
