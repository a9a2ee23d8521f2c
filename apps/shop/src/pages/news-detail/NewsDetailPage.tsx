/** One news article: title, day, marks, text, products, and what stands beside it. */
import type { NewsArticle } from '@banxin/contract/entities/article';
import { pathOf } from '@banxin/contract/routes';
import { Heading } from '@banxin/ui/Heading';
import { Link } from '@banxin/ui/Link';
import { Stack } from '@banxin/ui/Stack';
import { StatusTag } from '@banxin/ui/StatusTag';
import * as css from '../../features/article/Article.css.ts';
import { Article, ArticlePage } from '../../features/article/ArticlePage.tsx';
import { NewsMarks } from '../../features/article/NewsMarks.tsx';
import { useWording } from '../../features/article/wording.ts';
import { ProductDrawing } from '../../features/product/ProductDrawing.tsx';
import { useText } from '../../lib/text.ts';
import { useIsOver, useNewsDetail } from './news-detail.data.ts';
import { newsDetailText } from './news-detail.messages.ts';

function Facts({ flags, ends }: Pick<NewsArticle, 'flags' | 'ends'>) {
  const text = useText(newsDetailText);
  const isOver = useIsOver(ends);
  return (
    <>
      <NewsMarks flags={flags} />
      {ends !== null && (
        <StatusTag tone={isOver ? 'neutral' : 'caution'}>
          {isOver ? text.over : text.ends(ends)}
        </StatusTag>
      )}
    </>
  );
}

function Related({ news }: { readonly news: NewsArticle['related'] }) {
  const text = useText(newsDetailText);
  const wording = useWording();
  if (news.length === 0) return null;
  return (
    <Stack gap={12}>
      <Heading level={2} size={16}>
        {text.related}
      </Heading>
      <ul className={css.titles}>
        {news.map((one) => (
          <li key={one.id}>
            <Link href={pathOf('newsDetail', { id: one.id })} kind="standalone">
              {wording(one.name, one.nameEn)}
            </Link>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

export default function NewsDetailPage() {
  const text = useText(newsDetailText);
  const wording = useWording();
  const { article, typeOf } = useNewsDetail();
  const beside = (one: NewsArticle['previous']) =>
    one && { title: wording(one.name, one.nameEn), href: pathOf('newsDetail', { id: one.id }) };
  return (
    <ArticlePage
      of={article}
      words={text}
      listHref={pathOf('newsList', { type: 0 })}
      searchHref={pathOf('search')}
    >
      {(news) => {
        // Undefined while the sections are not known.
        const section = typeOf(news.type);
        return (
          <Article
            key={news.id}
            {...news}
            title={wording(news.name, news.nameEn)}
            way={[
              { label: text.news, href: pathOf('newsList', { type: 0 }) },
              ...(section === undefined
                ? []
                : [
                    {
                      label: wording(section.name, section.nameEn),
                      href: pathOf('newsList', { type: news.type }),
                    },
                  ]),
            ]}
            facts={<Facts flags={news.flags} ends={news.ends} />}
            drawing={(id) => <ProductDrawing productId={id} />}
            previous={beside(news.previous)}
            next={beside(news.next)}
            related={<Related news={news.related} />}
          />
        );
      }}
    </ArticlePage>
  );
}
