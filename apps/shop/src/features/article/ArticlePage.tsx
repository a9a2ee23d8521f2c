/** The page of one article, news or help: the way to it, title and facts, text, what belongs to it, what stands beside it. */
import { Breadcrumb, type BreadcrumbItem } from '@banxin/ui/Breadcrumb';
import { Heading } from '@banxin/ui/Heading';
import { Inline } from '@banxin/ui/Inline';
import { LinkButton } from '@banxin/ui/LinkButton';
import { Page } from '@banxin/ui/Page';
import { Sheet } from '@banxin/ui/Sheet';
import { Stack } from '@banxin/ui/Stack';
import type { ReactNode } from 'react';
import { dayOf } from '../../lib/day.ts';
import { Loaded } from '../../lib/Loaded.tsx';
import { usePageTitle } from '../../lib/pageTitle.ts';
import { useText } from '../../lib/text.ts';
import type { Loadable } from '../../lib/useCall.ts';
import * as css from './Article.css.ts';
import { ArticleFoot, type ArticleFootProps } from './ArticleFoot.tsx';
import { ArticleSkeleton } from './ArticleSkeleton.tsx';
import { ArticleText, type ArticleTextProps } from './ArticleText.tsx';
import { articleText } from './article.messages.ts';

export interface ArticleProps extends ArticleTextProps, ArticleFootProps {
  readonly title: string;
  /** The pages above it; the title follows by itself. */
  readonly way: readonly BreadcrumbItem[];
  readonly pubLishTime: string;
  /** Further facts, after the day. */
  readonly facts?: ReactNode;
  /** Between the text and what follows it. */
  readonly vote?: ReactNode;
  /** At the end. */
  readonly related?: ReactNode;
}

/** An article that is there. */
export function Article({ title, way, pubLishTime, facts, vote, related, ...rest }: ArticleProps) {
  const text = useText(articleText);
  usePageTitle(title);
  const day = dayOf(Date.parse(pubLishTime));
  return (
    <Stack gap={16}>
      <Breadcrumb items={[...way, { label: title }]} />
      <Sheet padding="large">
        <Stack gap={32}>
          <header className={css.head}>
            <Heading level={1}>{title}</Heading>
            <div className={css.facts}>
              <span>
                {text.published} <time dateTime={day}>{day}</time>
              </span>
              {facts}
            </div>
          </header>
          <ArticleText content={rest.content} outline={rest.outline} />
          {vote}
          <ArticleFoot
            products={rest.products}
            drawing={rest.drawing}
            previous={rest.previous}
            next={rest.next}
          />
          {related}
        </Stack>
      </Sheet>
    </Stack>
  );
}

export interface ArticlePageProps<A> {
  readonly of: Loadable<A>;
  /** What is said without an article, and where else to look. */
  readonly words: Readonly<
    Record<'failed' | 'unknown' | 'unknownHint' | 'list' | 'search', string>
  >;
  readonly listHref: string;
  readonly searchHref: string;
  readonly children: (article: A) => ReactNode;
}

/** The frame around it: while it loads, when it failed, when there is none. */
export function ArticlePage<A>(props: ArticlePageProps<A>) {
  const { of, words, listHref, searchHref, children } = props;
  return (
    <Page paddingBlock={24}>
      <Loaded
        of={of}
        pending={<ArticleSkeleton />}
        failed={{
          place: 'main',
          title: words.failed,
          unknown: words.unknown,
          unknownHint: words.unknownHint,
          ways: (
            <Inline gap={12}>
              <LinkButton href={listHref}>{words.list}</LinkButton>
              <LinkButton href={searchHref}>{words.search}</LinkButton>
            </Inline>
          ),
        }}
      >
        {children}
      </Loaded>
    </Page>
  );
}
