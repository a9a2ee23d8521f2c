/** What news and help say about themselves to a search engine: articles, their sections, what others ask. */
import { getNews, getNewsList, getNewsType } from '@banxin/contract/calls/content/news';
import {
  getSupport,
  getSupportCategories,
  getSupportList,
} from '@banxin/contract/calls/content/support';
import { PAGE_SIZE_DEFAULT } from '@banxin/contract/constants';
import { pathOf, type RouteName, routeOf } from '@banxin/contract/routes';
import { givenAnswer } from '../lib/given.ts';
import { shellText } from '../shell/shell.messages.ts';
import { contentsOf } from './contentsOf.ts';
import type { HeadInput, PageHead, Step } from './head.ts';
import { SHARED_PICTURE } from './sharedPicture.ts';

/** What an article is called, and what it says, in both languages. */
interface Told {
  readonly title: string;
  readonly titleEn: string;
  readonly summary: string;
  readonly summaryEn: string;
}

const wordIn =
  ({ locale }: HeadInput) =>
  (chinese: string, english: string): string =>
    locale === 'zh-CN' ? chinese : english;

/** An article says its own title; English readers get the title and summary that it has in English. */
function articleHead(
  input: HeadInput,
  type: 'NewsArticle' | 'TechArticle',
  article: (Told & { readonly pubLishTime: string }) | undefined,
  above: readonly Step[],
): PageHead {
  if (article === undefined) return { isIndexed: false };
  const word = wordIn(input);
  const title = word(article.title, article.titleEn);
  const summary = word(article.summary, article.summaryEn);
  const { origin, locale } = input;
  const shop = { '@type': 'Organization', name: shellText[locale].brand, url: `${origin}/` };
  return {
    title,
    summary,
    above,
    kind: 'article',
    data: [
      {
        '@type': type,
        headline: title,
        description: summary,
        image: origin + SHARED_PICTURE.path,
        inLanguage: 'zh-CN',
        datePublished: article.pubLishTime,
        author: shop,
        publisher: shop,
      },
    ],
  };
}

/** A list of articles, by the address that it is found at. */
const collection = ({ matched, origin }: HeadInput, name: string) => ({
  '@type': 'CollectionPage',
  name,
  url: origin + pathOf(matched.route.name, matched.params as never),
});

/** What others ask the help for, answered in a sentence. */
function frequentQuestions(input: HeadInput) {
  const word = wordIn(input);
  const asked = givenAnswer(input.given, getSupportList, { sort: 'asked', pageSize: 10 });
  return {
    '@type': 'FAQPage',
    mainEntity: (asked?.items ?? []).map((one) => ({
      '@type': 'Question',
      name: word(one.title, one.titleEn),
      acceptedAnswer: { '@type': 'Answer', text: word(one.summary, one.summaryEn) },
    })),
  };
}

/** All news: the first section. */
const ALL_NEWS = 0;

/** The way to the news, or to one of their sections. */
function wayToNews(input: HeadInput, type: number): readonly Step[] {
  const section = givenAnswer(input.given, getNewsType, {})?.find(({ id }) => id === type);
  const all = pathOf('newsList', { type: ALL_NEWS });
  return [
    [input.words.routeTitle(routeOf('newsList')), all],
    ...(section === undefined
      ? []
      : [[wordIn(input)(section.name, section.nameEn), pathOf('newsList', { type })] as const]),
  ];
}

function newsArticle(input: HeadInput): PageHead {
  const news = givenAnswer(input.given, getNews, { id: Number(input.matched.params.id) });
  return articleHead(
    input,
    'NewsArticle',
    news && { ...news, title: news.name, titleEn: news.nameEn },
    news ? wayToNews(input, news.type) : [],
  );
}

/** A section has its own name, and tells what is newest in it. */
function newsSection(input: HeadInput): PageHead {
  const word = wordIn(input);
  const type = Number(input.matched.params.type);
  const section = givenAnswer(input.given, getNewsType, {})?.find(({ id }) => id === type);
  if (section === undefined || type === ALL_NEWS) {
    return { data: [collection(input, input.words.routeTitle(input.matched.route))] };
  }
  const title = word(section.name, section.nameEn);
  const newest = givenAnswer(input.given, getNewsList, {
    type,
    pageIndex: 1,
    pageSize: PAGE_SIZE_DEFAULT,
  });
  const titles = (newest?.items ?? []).map((one) => word(one.name, one.nameEn));
  return {
    title,
    summary: contentsOf(input.locale, title, titles),
    above: wayToNews(input, ALL_NEWS).slice(0, 1),
    data: [collection(input, title)],
  };
}

/** The category that holds no articles yet. */
const SERVICE_CATEGORY = '9';

/** The way to the help, or to one of its categories. */
function wayToHelp(input: HeadInput, id: number | null): readonly Step[] {
  const category = givenAnswer(input.given, getSupportCategories, {})?.find((one) => one.id === id);
  return [
    [input.words.routeTitle(routeOf('supportIndex')), pathOf('supportIndex')],
    ...(category === undefined
      ? []
      : [
          [
            wordIn(input)(category.name, category.nameEn),
            pathOf('supportList', { id: category.id }),
          ] as const,
        ]),
  ];
}

function helpArticle(input: HeadInput): PageHead {
  const help = givenAnswer(input.given, getSupport, { id: Number(input.matched.params.id) });
  return articleHead(input, 'TechArticle', help, help ? wayToHelp(input, help.category) : []);
}

/** A category has its own name, and tells its first articles. */
function helpList(input: HeadInput): PageHead {
  const word = wordIn(input);
  const { id, tag } = input.matched.params;
  const isIndexed = id !== SERVICE_CATEGORY && tag === undefined;
  const above = wayToHelp(input, null);
  const category = givenAnswer(input.given, getSupportCategories, {})?.find(
    (one) => String(one.id) === id,
  );
  if (category === undefined) {
    const title = input.words.routeTitle(input.matched.route);
    return { isIndexed, above, data: [collection(input, title)] };
  }
  const title = word(category.name, category.nameEn);
  const titles = category.first.map((one) => word(one.title, one.titleEn));
  return {
    title,
    summary: contentsOf(input.locale, title, titles),
    isIndexed,
    above,
    data: [collection(input, title)],
  };
}

export const articleHeads: Readonly<Partial<Record<RouteName, (input: HeadInput) => PageHead>>> = {
  newsDetail: newsArticle,
  newsList: newsSection,
  supportIndex: (input) => ({ data: [frequentQuestions(input)] }),
  supportList: helpList,
  supportDetail: helpArticle,
};
