/** The desk of papers: what waits for a decision, what ends soon, companies that can be passed by proxy. */
import { Tabs } from '@banxin/ui/Tabs';
import { useText } from '../../../lib/text.ts';
import { papersText } from '../papers.messages.ts';
import { paperViews, usePaperView } from '../works.data.ts';
import { OfficeRoom } from './OfficeRoom.tsx';

export function PapersRoom() {
  const text = useText(papersText);
  const { view, go } = usePaperView();
  const said = {
    waiting: {},
    ending: {
      noun: text.endingNoun,
      empty: { title: text.endingNone, hint: text.endingNoneHint },
    },
    proxy: {
      noun: text.proxyNoun,
      searchPlaceholder: text.proxySearch,
      empty: { title: text.proxyNone, hint: text.proxyNoneHint },
    },
  };
  return (
    <Tabs
      label={text.views}
      items={paperViews.map((id) => ({ id, label: text[id] }))}
      selectedId={view}
      onSelectionChange={(id) => {
        const to = paperViews.find((one) => one === id);
        if (to !== undefined) go(to);
      }}
    >
      <OfficeRoom key={view} desk="papers" title={text[view]} view={view} said={said[view]} />
    </Tabs>
  );
}
