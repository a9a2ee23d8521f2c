/** The desk of papers: what waits for a decision, what ends soon, companies that can be passed by proxy. */
import { useText } from '../../../lib/text.ts';
import { papersText } from '../papers.messages.ts';
import { OfficeViews } from './OfficeViews.tsx';

export function PapersRoom() {
  const text = useText(papersText);
  return (
    <OfficeViews
      desk="papers"
      label={text.views}
      views={[
        { id: 'waiting', label: text.waiting },
        {
          id: 'ending',
          label: text.ending,
          said: {
            noun: text.endingNoun,
            empty: { title: text.endingNone, hint: text.endingNoneHint },
          },
        },
        {
          id: 'proxy',
          label: text.proxy,
          said: {
            noun: text.proxyNoun,
            searchPlaceholder: text.proxySearch,
            empty: { title: text.proxyNone, hint: text.proxyNoneHint },
          },
        },
      ]}
    />
  );
}
