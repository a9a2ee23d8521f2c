/** The desk of after-sales: what waits for it, and what it waits for. */
import { useText } from '../../../lib/text.ts';
import { claimsText } from '../claims.messages.ts';
import { OfficeViews } from './OfficeViews.tsx';

export function ClaimsRoom() {
  const text = useText(claimsText);
  return (
    <OfficeViews
      desk="aftersales"
      label={text.views}
      views={[
        { id: 'waiting', label: text.waiting },
        {
          id: 'suspended',
          label: text.suspended,
          said: {
            noun: text.suspendedNoun,
            empty: { title: text.suspendedNone, hint: text.suspendedNoneHint },
          },
        },
      ]}
    />
  );
}
