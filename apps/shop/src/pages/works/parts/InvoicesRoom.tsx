/** The desk of invoices: what waits for a step, reversals that wait for their buyers, what was issued. */
import { useText } from '../../../lib/text.ts';
import { invoicesText } from '../invoices.messages.ts';
import { OfficeViews } from './OfficeViews.tsx';

export function InvoicesRoom() {
  const text = useText(invoicesText);
  return (
    <OfficeViews
      desk="invoices"
      label={text.views}
      views={[
        { id: 'waiting', label: text.waiting },
        {
          id: 'awaited',
          label: text.awaited,
          said: {
            noun: text.awaitedNoun,
            empty: { title: text.awaitedNone, hint: text.awaitedNoneHint },
          },
        },
        {
          id: 'issued',
          label: text.issued,
          said: {
            noun: text.issuedNoun,
            searchPlaceholder: text.issuedSearch,
            empty: { title: text.issuedNone, hint: text.issuedNoneHint },
          },
        },
      ]}
    />
  );
}
