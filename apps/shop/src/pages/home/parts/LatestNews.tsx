/** The four newest news of the shop. */
import { getNewsList } from '@banxin/contract/calls/content/news';
import { pathOf } from '@banxin/contract/routes';
import { EmptyState } from '@banxin/ui/EmptyState';
import { Heading } from '@banxin/ui/Heading';
import { Inline } from '@banxin/ui/Inline';
import { Link } from '@banxin/ui/Link';
import { Sheet } from '@banxin/ui/Sheet';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useContext } from 'react';
import { dayOf, dayText } from '../../../lib/day.ts';
import { Loaded } from '../../../lib/Loaded.tsx';
import { LocaleContext, useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/useCall.ts';
import { homeText } from '../home.messages.ts';
import * as css from './front.css.ts';

const SHOWN = { pageIndex: 1, pageSize: 4 } as const;

export function LatestNews() {
  const text = useText(homeText);
  const { dayWords } = useText(dayText);
  const isChinese = useContext(LocaleContext) === 'zh-CN';
  const news = useCall(getNewsList, SHOWN);
  return (
    <Sheet element="section" aria-label={text.news}>
      <Stack gap={12}>
        <Inline justify="between" align="end">
          <Heading level={2}>{text.news}</Heading>
          <Link href={pathOf('newsList', { type: 0 })} kind="standalone">
            {text.allNews}
          </Link>
        </Inline>
        <Loaded
          of={news}
          pending={<Skeleton shape="row" count={SHOWN.pageSize} isAnnounced />}
          failed={{ place: 'part', title: text.newsFailed }}
        >
          {({ items }) =>
            items.length === 0 ? (
              <EmptyState title={text.newsEmpty} />
            ) : (
              <ul className={css.news}>
                {items.map((one) => {
                  const day = dayOf(Date.parse(one.pubLishTime));
                  return (
                    <li key={one.id} className={css.newsRow}>
                      <span className={css.newsTitle}>
                        <Link href={pathOf('newsDetail', { id: one.id })} kind="standalone">
                          {isChinese ? one.name : one.nameEn}
                        </Link>
                      </span>
                      <Text size={12} tone="quiet">
                        <time dateTime={day}>{dayWords(day)}</time>
                      </Text>
                    </li>
                  );
                })}
              </ul>
            )
          }
        </Loaded>
      </Stack>
    </Sheet>
  );
}
