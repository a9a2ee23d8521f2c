/** One news article: title, day, marks, text, products, and what stands beside it. */
import type { NewsArticle } from '@banxin/contract/entities/article';
import { pathOf } from '@banxin/contract/routes';
import { Breadcrumb } from '@banxin/ui/Breadcrumb';
import { Heading } from '@banxin/ui/Heading';
import { Inline } from '@banxin/ui/Inline';
import { Link } from '@banxin/ui/Link';
import { LinkButton } from '@banxin/ui/LinkButton';
import { Page } from '@banxin/ui/Page';
import { Sheet } from '@banxin/ui/Sheet';
import { Stack } from '@banxin/ui/Stack';
import { StatusTag } from '@banxin/ui/StatusTag';
import * as article from '../../features/article/Article.css.ts';
import { ArticleFoot } from '../../features/article/ArticleFoot.tsx';
import { ArticleSkeleton } from '../../features/article/ArticleSkeleton.tsx';
import { ArticleText } from '../../features/article/ArticleText.tsx';
import { articleText } from '../../features/article/article.messages.ts';
import { NewsMarks } from '../../features/article/NewsMarks.tsx';
import { useWording } from '../../features/article/wording.ts';
import { dayOf } from '../../lib/day.ts';
import { Loaded } from '../../lib/Loaded.tsx';
import { usePageTitle } from '../../lib/pageTitle.ts';
import { useText } from '../../lib/text.ts';
import { useIsOver, useNewsDetail } from './news-detail.data.ts';
import { newsDetailText } from './news-detail.messages.ts';

function Facts({ news }: { readonly news: NewsArticle }) {
  const text = useText(newsDetailText);
  const common = useText(articleText);
  const isOver = useIsOver(news.ends);
  const day = dayOf(Date.parse(news.pubLishTime));
  return (
    <div className={article.facts}>
      <span>
        {common.published} <time dateTime={day}>{day}</time>
      </span>
      <NewsMarks flags={news.flags} />
      {news.ends !== null && (
        <StatusTag tone={isOver ? 'neutral' : 'caution'}>
          {isOver ? text.over : text.ends(news.ends)}
        </StatusTag>
      )}
    </div>
  );
}

function News({
  news,
  section,
}: {
  readonly news: NewsArticle;
  /** Name of its section; undefined while it is not known. */
  readonly section: string | undefined;
}) {
  const text = useText(newsDetailText);
  const wording = useWording();
  const title = wording(news.name, news.nameEn);
  usePageTitle(title);
  const beside = (one: NewsArticle['previous']) =>
    one && { title: wording(one.name, one.nameEn), href: pathOf('newsDetail', { id: one.id }) };
  return (
    <Stack gap={16}>
      <Breadcrumb
        items={[
          { label: text.news, href: pathOf('newsList', { type: 0 }) },
          ...(section === undefined
            ? []
            : [{ label: section, href: pathOf('newsList', { type: news.type }) }]),
          { label: title },
        ]}
      />
      <Sheet padding="large">
        <Stack gap={32}>
          <header className={article.head}>
            <Heading level={1}>{title}</Heading>
            <Facts news={news} />
          </header>
          <ArticleText content={news.content} outline={news.outline} />
          <ArticleFoot
            products={news.products}
            previous={beside(news.previous)}
            next={beside(news.next)}
          />
          {news.related.length > 0 && (
            <Stack gap={12}>
              <Heading level={2} size={16}>
                {text.related}
              </Heading>
              <Stack gap={8} element="ul">
                {news.related.map((one) => (
                  <li key={one.id}>
                    <Link href={pathOf('newsDetail', { id: one.id })} kind="standalone">
                      {wording(one.name, one.nameEn)}
                    </Link>
                  </li>
                ))}
              </Stack>
            </Stack>
          )}
        </Stack>
      </Sheet>
    </Stack>
  );
}

export default function NewsDetailPage() {
  const text = useText(newsDetailText);
  const wording = useWording();
  const { article: news, typeOf } = useNewsDetail();
  return (
    <Page paddingBlock={24}>
      <Loaded
        of={news}
        pending={<ArticleSkeleton />}
        failed={{
          place: 'main',
          title: text.failed,
          unknown: text.unknown,
          unknownHint: text.unknownHint,
          ways: (
            <Inline gap={12}>
              <LinkButton href={pathOf('newsList', { type: 0 })}>{text.list}</LinkButton>
              <LinkButton href={pathOf('search')}>{text.search}</LinkButton>
            </Inline>
          ),
        }}
      >
        {(one) => {
          const type = typeOf(one.type);
          return <News key={one.id} news={one} section={type && wording(type.name, type.nameEn)} />;
        }}
      </Loaded>
    </Page>
  );
}
