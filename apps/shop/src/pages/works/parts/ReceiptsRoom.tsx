/** The desk of receipts: what waits for a step, and transfers that are to arrive. */
import { useText } from '../../../lib/text.ts';
import { receiptText } from '../receipt.messages.ts';
import { OfficeViews } from './OfficeViews.tsx';

export function ReceiptsRoom() {
  const text = useText(receiptText);
  return (
    <OfficeViews
      desk="receipts"
      label={text.views}
      views={[
        { id: 'waiting', label: text.waiting },
        {
          id: 'awaited',
          label: text.awaited,
          said: {
            noun: text.awaitedNoun,
            searchPlaceholder: text.awaitedSearch,
            empty: { title: text.awaitedNone, hint: text.awaitedNoneHint },
          },
        },
      ]}
    />
  );
}
