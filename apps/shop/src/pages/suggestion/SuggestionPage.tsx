/** The listening corner: an opinion gets a number, and its answer can be followed. */
import { PAGE_SIZES } from '@banxin/contract/constants';
import { Button } from '@banxin/ui/Button';
import { Heading } from '@banxin/ui/Heading';
import { Page } from '@banxin/ui/Page';
import { Pager } from '@banxin/ui/Pager';
import { Sheet } from '@banxin/ui/Sheet';
import { Stack } from '@banxin/ui/Stack';
import { Tabs } from '@banxin/ui/Tabs';
import { Text } from '@banxin/ui/Text';
import { useState } from 'react';
import { ListRows } from '../../lib/ListRows.tsx';
import { useText } from '../../lib/text.ts';
import { GiveOpinion } from './parts/GiveOpinion.tsx';
import { Opinion } from './parts/Opinion.tsx';
import * as css from './Suggestion.css.ts';
import { useOpinions } from './suggestion.data.ts';
import { suggestionText } from './suggestion.messages.ts';

export default function SuggestionPage() {
  const text = useText(suggestionText);
  const list = useOpinions();
  const { query, change, refresh } = list;
  const total = list.rows.state === 'ready' ? list.rows.value.total : 0;
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
                <GiveOpinion
                  onGiven={(number) => {
                    setGiven(number);
                    refresh();
                    change({ tab: 'mine' });
                  }}
                />
              </div>
            ) : (
              <ListRows
                noun={text.noun}
                list={list}
                control={list}
                hint={undefined}
                hasAll={false}
                hasPictures={false}
                empty={{
                  title: text.none,
                  hint: text.noneHint,
                  action: (
                    <Button variant="primary" onPress={() => change({ tab: 'give' })}>
                      {text.give}
                    </Button>
                  ),
                }}
              >
                {(opinions) => (
                  <>
                    <ul className={css.list}>
                      {opinions.map((opinion) => (
                        <Opinion
                          key={opinion.number}
                          opinion={opinion}
                          isNew={opinion.number === given}
                          onChanged={refresh}
                        />
                      ))}
                    </ul>
                    <div className={css.form}>
                      <Pager
                        total={total}
                        page={query.page}
                        pageSize={query.size}
                        pageSizes={PAGE_SIZES}
                        onChange={(page, size) => change({ page, size })}
                      />
                    </div>
                  </>
                )}
              </ListRows>
            )}
          </Tabs>
        </Sheet>
      </Stack>
    </Page>
  );
}
