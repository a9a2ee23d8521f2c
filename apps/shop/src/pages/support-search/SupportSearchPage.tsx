/** Searches the help: articles by words, narrowed by category; before that what others ask. */
import { pathOf } from '@banxin/contract/routes';
import { EmptyState } from '@banxin/ui/EmptyState';
import { Heading } from '@banxin/ui/Heading';
import { Inline } from '@banxin/ui/Inline';
import { LinkButton } from '@banxin/ui/LinkButton';
import { Page } from '@banxin/ui/Page';
import { Sheet } from '@banxin/ui/Sheet';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useContext } from 'react';
import { HelpRows } from '../../features/search/HelpRows.tsx';
import { KindLinks } from '../../features/search/KindLinks.tsx';
import { Meant } from '../../features/search/Meant.tsx';
import { PageLinks } from '../../features/search/PageLinks.tsx';
import { useSession } from '../../features/session/session.ts';
import { Loaded } from '../../lib/Loaded.tsx';
import { PageHead } from '../../lib/PageHead.tsx';
import { LocaleContext, useText } from '../../lib/text.ts';
import { helpSearchPath, PAGE_SIZE, useHelpSearch } from './support-search.data.ts';
import { supportSearchText } from './support-search.messages.ts';

function Nothing({ words }: { readonly words: string }) {
  const text = useText(supportSearchText);
  const { mayOpen } = useSession();
  return (
    <Sheet>
      <EmptyState
        title={text.none(words)}
        headingLevel={2}
        action={
          <Inline gap={12} justify="center">
            {mayOpen('suggestion') && (
              <LinkButton href={pathOf('suggestion')} variant="primary">
                {text.ask}
              </LinkButton>
            )}
            {mayOpen('supportIndex') && (
              <LinkButton href={pathOf('supportIndex')}>{text.index}</LinkButton>
            )}
          </Inline>
        }
      >
        {text.noneHint}
      </EmptyState>
    </Sheet>
  );
}

export default function SupportSearchPage() {
  const text = useText(supportSearchText);
  const isChinese = useContext(LocaleContext) === 'zh-CN';
  const { place, answer, categories, asked } = useHelpSearch();
  const { words, category, page } = place;
  const look = { place: 'sheet', title: text.failed, kept: text.failedKept } as const;
  const bones = (
    <Sheet>
      <Skeleton shape="text" isAnnounced />
    </Sheet>
  );
  const nameOf = (id: number): string => {
    const found = categories.find((one) => one.id === id);
    return (isChinese ? found?.name : found?.nameEn) ?? String(id);
  };
  return (
    <>
      <Page>
        <PageHead title={words === '' ? text.title : text.results(words)} isOnBand />
      </Page>
      <Page paddingBlock={24}>
        {words === '' ? (
          <Stack element="section" gap={16} aria-label={text.asked}>
            <Heading level={2}>{text.asked}</Heading>
            <Loaded of={asked} pending={bones} failed={look}>
              {({ items }) => <HelpRows articles={items} marks={[]} />}
            </Loaded>
          </Stack>
        ) : (
          <Loaded of={answer} pending={bones} failed={look}>
            {({ help, helpCategories, correction, marks }) => (
              <Stack gap={24}>
                {correction !== null && (
                  <Meant
                    words={words}
                    correction={correction}
                    correctedHref={helpSearchPath({ words: correction })}
                    exactHref={helpSearchPath({ words, isExact: true })}
                  />
                )}
                <div role="status">
                  {help.total > 0 && <Text tone="body">{text.found(String(help.total))}</Text>}
                </div>
                {helpCategories.length > 0 && (
                  <KindLinks
                    label={text.categories}
                    kinds={[
                      {
                        id: 'all',
                        label: text.all,
                        href: helpSearchPath({ words }),
                        isCurrent: category === undefined,
                      },
                      ...helpCategories.map(({ id, count }) => ({
                        id: String(id),
                        label: nameOf(id),
                        href: helpSearchPath({ words, category: id }),
                        isCurrent: id === category,
                        count,
                      })),
                    ]}
                  />
                )}
                {help.total === 0 ? (
                  <Nothing words={words} />
                ) : (
                  <HelpRows articles={help.items} marks={marks} />
                )}
                <PageLinks
                  page={page}
                  last={Math.ceil(help.total / PAGE_SIZE)}
                  hrefOf={(to) => helpSearchPath({ words, category, page: to })}
                />
              </Stack>
            )}
          </Loaded>
        )}
      </Page>
    </>
  );
}
