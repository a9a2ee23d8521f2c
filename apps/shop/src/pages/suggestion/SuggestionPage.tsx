/** The listening corner: an opinion gets a number, and its answer can be followed. */
import { Heading } from '@banxin/ui/Heading';
import { Page } from '@banxin/ui/Page';
import { Sheet } from '@banxin/ui/Sheet';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Stack } from '@banxin/ui/Stack';
import { Tabs } from '@banxin/ui/Tabs';
import { Text } from '@banxin/ui/Text';
import { Suspense, useState } from 'react';
import { ListSkeleton } from '../../lib/ListSkeleton.tsx';
import { lazyPart } from '../../lib/lazyPart.tsx';
import { useText } from '../../lib/text.ts';
import * as css from './Suggestion.css.ts';
import { useOpinions } from './suggestion.data.ts';
import { suggestionText } from './suggestion.messages.ts';

/** What it writes with comes when the page stands. */
const GiveOpinion = lazyPart(() => import('./parts/GiveOpinion.tsx'));
void GiveOpinion.prepare();
/** What was given before is asked for by its tab, or by giving one. */
const OwnOpinions = lazyPart(() => import('./parts/OwnOpinions.tsx'));

export default function SuggestionPage() {
  const text = useText(suggestionText);
  const list = useOpinions();
  const { query, change, refresh } = list;
  /** Number of the opinion that was given here. */
  const [given, setGiven] = useState<string | null>(null);
  return (
    <Page paddingBlock={32} width="reading">
      <Stack gap={24}>
        <Stack gap={8}>
          <Heading level={1}>{text.title}</Heading>
          <Text tone="body">{text.lead}</Text>
        </Stack>
        <Sheet padding="none">
          <Tabs
            label={text.tabs}
            inset="sheet"
            items={[
              { id: 'give', label: text.give },
              { id: 'mine', label: text.mine },
            ]}
            selectedId={query.tab}
            onSelectionChange={(tab) => change({ tab: tab === 'mine' ? 'mine' : 'give' })}
          >
            {query.tab === 'give' ? (
              <div className={css.form}>
                <Suspense fallback={<Skeleton shape="control" count={5} isAnnounced />}>
                  <GiveOpinion
                    onGiven={(number) => {
                      setGiven(number);
                      refresh();
                      change({ tab: 'mine' });
                    }}
                  />
                </Suspense>
              </div>
            ) : (
              <Suspense fallback={<ListSkeleton hasPictures={false} />}>
                <OwnOpinions list={list} given={given} />
              </Suspense>
            )}
          </Tabs>
        </Sheet>
      </Stack>
    </Page>
  );
}
