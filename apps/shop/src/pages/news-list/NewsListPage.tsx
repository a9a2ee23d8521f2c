/** News: sections, marks and words that narrow them, what is pinned first, then the newest. */
import type { NewsSummary } from '@banxin/contract/entities/article';
import { pathOf } from '@banxin/contract/routes';
import { Link } from '@banxin/ui/Link';
import { LinkButton } from '@banxin/ui/LinkButton';
import { Page } from '@banxin/ui/Page';
import { Sheet } from '@banxin/ui/Sheet';
import { StatusTag } from '@banxin/ui/StatusTag';
import { Text } from '@banxin/ui/Text';
import { FindForm } from '../../features/article/FindForm.tsx';
import { NewsMarks } from '../../features/article/NewsMarks.tsx';
import { useNewsFlags } from '../../features/article/newsFlags.ts';
import { TopicLinks } from '../../features/article/TopicLinks.tsx';
import { useWording } from '../../features/article/wording.ts';
import { dayOf } from '../../lib/day.ts';
import { ListPager } from '../../lib/ListPager.tsx';
import { ListRows } from '../../lib/ListRows.tsx';
import { ALL } from '../../lib/listQuery.ts';
import { PageHead } from '../../lib/PageHead.tsx';
import { usePageTitle } from '../../lib/pageTitle.ts';
import { useText } from '../../lib/text.ts';
import * as css from './NewsList.css.ts';
import { useNewsList } from './news-list.data.ts';
import { newsListText } from './news-list.messages.ts';

function NewsRow({ news }: { readonly news: NewsSummary }) {
  const text = useText(newsListText);
  const wording = useWording();
  return (
    <li className={css.row}>
      <Text element="time" size={13} tone="quiet" numeric>
        {dayOf(Date.parse(news.pubLishTime))}
      </Text>
      <div className={css.words}>
        <div className={css.title}>
          <Link href={pathOf('newsDetail', { id: news.id })} kind="quiet">
            {wording(news.name, news.nameEn)}
          </Link>
          {news.isPinned && <StatusTag tone="critical">{text.pinned}</StatusTag>}
          <NewsMarks flags={news.flags} />
        </div>
        <Text tone="body" lines={2}>
          {wording(news.summary, news.summaryEn)}
        </Text>
      </div>
    </li>
  );
}

export default function NewsListPage() {
  const text = useText(newsListText);
  const wording = useWording();
  const flags = useNewsFlags();
  const { type, list, types } = useNewsList();
  const { query, rows } = list;
  const section = type === 0 ? undefined : types.find(({ id }) => id === type);
  usePageTitle(section && wording(section.name, section.nameEn));
  const here = (flag: string): string =>
    pathOf(
      'newsList',
      { type },
      { ...(flag !== ALL && { flag }), keyword: query.keyword || undefined },
    );
  const total = rows.state === 'ready' ? rows.value.total : 0;
  const all = (
    <LinkButton href={pathOf('newsList', { type: 0 })} variant="primary">
      {text.all}
    </LinkButton>
  );
  return (
    <Page>
      <PageHead title={text.title} isOnBand />
      <div className={css.body}>
        <Sheet padding="none">
          <TopicLinks
            label={text.types}
            look="tabs"
            currentId={String(type)}
            topics={types.map(({ id, name, nameEn, count }) => ({
              id: String(id),
              label: wording(name, nameEn),
              href: pathOf('newsList', { type: id }),
              count,
            }))}
          />
          <div className={css.filters}>
            <TopicLinks
              label={text.marks}
              look="chips"
              currentId={query.flag}
              topics={[{ value: ALL, label: text.allMarks }, ...flags].map(({ value, label }) => ({
                id: String(value),
                label,
                href: here(String(value)),
              }))}
            />
            <div className={css.find}>
              <FindForm
                label={text.search}
                placeholder={text.placeholder}
                action={pathOf('newsList', { type })}
                name="keyword"
                words={query.keyword}
                onFind={(keyword) => list.change({ keyword })}
              />
            </div>
          </div>
          <ListRows
            noun={text.noun}
            list={list}
            control={list}
            hint={text.hint}
            hasAll={false}
            hasPictures={false}
            empty={{ title: text.empty, action: all }}
            failed={{
              title: text.failed,
              kept: undefined,
              unknown: text.noSuchType,
              unknownHint: text.noSuchTypeHint,
              ways: all,
            }}
          >
            {(news, isPending) => (
              <ul className={isPending ? css.pending : undefined}>
                {news.map((one) => (
                  <NewsRow key={one.id} news={one} />
                ))}
              </ul>
            )}
          </ListRows>
          <ListPager
            total={total}
            query={query}
            onChange={(to) => {
              list.change(to);
              window.scrollTo({ top: 0 });
            }}
          />
        </Sheet>
      </div>
    </Page>
  );
}
