/** What a page says about itself before its body: title, summary, address, and what it is to a search engine. */
import {
  documentTitle,
  type MatchedRoute,
  pathOf,
  type Route,
  type RouteName,
  routeOf,
} from '@banxin/contract/routes';
import type { GivenAnswers } from '../lib/given.ts';
import type { SharedWords } from '../lib/Surroundings.tsx';
import type { Locale } from '../lib/text.ts';
import { hotline, ownAddress } from '../shell/company.ts';
import { footerText } from '../shell/Footer/footer.messages.ts';
import { shellText } from '../shell/shell.messages.ts';
import { articleHeads } from './articleHeads.ts';
import { catalogueHeads } from './catalogueHeads.ts';
import { companyHeads } from './companyHeads.ts';
import { headText } from './head.messages.ts';
import { SHARED_PICTURE } from './sharedPicture.ts';

/** A page on the way to another: its name and its path. */
export type Step = readonly [name: string, path: string];

/** What a page knows better than its row of the route table. */
export interface PageHead {
  /** Without the shop's. */
  readonly title?: string | undefined;
  /** A sentence or two; up to 80 characters are kept. */
  readonly summary?: string | undefined;
  /** The address that counts, path and query. @default the path as the route table writes it, without query */
  readonly canonical?: string | undefined;
  readonly isIndexed?: boolean;
  /** Pages between the first one and it. */
  readonly above?: readonly Step[];
  /** What is shared: an article, or a page of the site. @default 'website' */
  readonly kind?: 'article';
  /** Objects of schema.org. */
  readonly data?: readonly Readonly<Record<string, unknown>>[];
}

export interface HeadInput {
  readonly matched: MatchedRoute;
  readonly search: URLSearchParams;
  readonly given: GivenAnswers;
  readonly locale: Locale;
  readonly words: SharedWords;
  /** Such as `https://shop.example`. */
  readonly origin: string;
}

/** Parameter that asks for a language, whatever was chosen before: a search engine has no cookies. */
export const LANGUAGE = 'lang';

/** Longest summary; search engines cut what is longer. */
const SUMMARY = 80;

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** JSON that no `</script>` inside can end. */
export const jsonInHtml = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028');

const cut = (text: string): string =>
  [...text].length <= SUMMARY ? text : `${[...text].slice(0, SUMMARY - 1).join('')}…`;

const breadcrumb = (origin: string, steps: readonly Step[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(([name, path], at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: origin + path,
  })),
});

/** The shop itself: said on its first page. */
const organisation = ({ origin, locale }: HeadInput) => {
  const text = shellText[locale];
  return [
    {
      '@type': 'Organization',
      '@id': `${origin}/#shop`,
      name: text.brand,
      url: `${origin}/`,
      logo: `${origin}/favicon.svg`,
      address: ownAddress ?? footerText[locale].address,
      telephone: hotline,
    },
    {
      '@type': 'WebSite',
      name: text.brand,
      url: `${origin}/`,
      potentialAction: {
        '@type': 'SearchAction',
        target: `${origin}${pathOf('search')}?q={q}`,
        'query-input': 'required name=q',
      },
    },
  ];
};

/** Pages of results: of no use to somebody who searches elsewhere. */
const RESULTS: readonly RouteName[] = ['search', 'supportSearch'];

/** Whether pages of a route are for search engines: what everybody may read, and is no form to enter by. */
export const isIndexed = ({ name, access, header, footer, redirectTo }: Route): boolean =>
  access === 'public' &&
  redirectTo === null &&
  header.search &&
  footer &&
  name !== 'noFind' &&
  !RESULTS.includes(name);

/** What pages know better, by the name of their route. */
const heads: Readonly<Partial<Record<RouteName, (input: HeadInput) => PageHead>>> = {
  ...articleHeads,
  ...companyHeads,
  ...catalogueHeads,
  root: (input) => ({ data: organisation(input) }),
};

export interface Head {
  readonly title: string;
  readonly html: string;
}

export function headOf(input: HeadInput): Head {
  const { matched, locale, words, origin } = input;
  const { route, params } = matched;
  const own = heads[route.name]?.(input) ?? {};
  const shop = shellText[locale].brand;
  const name = own.title ?? words.routeTitle(route);
  const title = documentTitle(name, shop);
  const summary = cut(own.summary ?? headText[locale][route.name] ?? footerText[locale].tagline);
  const path = own.canonical ?? pathOf(route.name, params as never);
  const isFound = (own.isIndexed ?? true) && isIndexed(route);
  const address = origin + path;
  const english = `${address}${path.includes('?') ? '&' : '?'}${LANGUAGE}=en`;
  const data = [
    ...(own.data ?? []),
    ...(route.name === 'root'
      ? []
      : [
          breadcrumb(origin, [
            [words.routeTitle(routeOf('root')), '/'],
            ...(own.above ?? []),
            [name, path],
          ]),
        ]),
  ];
  const lines = [
    `<title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(summary)}" />`,
    ...(isFound
      ? [
          `<link rel="canonical" href="${escaped(locale === 'zh-CN' ? address : english)}" />`,
          `<link rel="alternate" hreflang="zh-CN" href="${escaped(address)}" />`,
          `<link rel="alternate" hreflang="en" href="${escaped(english)}" />`,
          `<link rel="alternate" hreflang="x-default" href="${escaped(address)}" />`,
          `<meta property="og:type" content="${own.kind ?? 'website'}" />`,
          `<meta property="og:site_name" content="${escaped(shop)}" />`,
          `<meta property="og:title" content="${escaped(name)}" />`,
          `<meta property="og:description" content="${escaped(summary)}" />`,
          `<meta property="og:url" content="${escaped(address)}" />`,
          `<meta property="og:locale" content="${locale.replace('-', '_')}" />`,
          `<meta property="og:image" content="${escaped(origin + SHARED_PICTURE.path)}" />`,
          `<meta property="og:image:width" content="${SHARED_PICTURE.width}" />`,
          `<meta property="og:image:height" content="${SHARED_PICTURE.height}" />`,
          `<meta property="og:image:alt" content="${escaped(shop)}" />`,
          `<meta name="twitter:card" content="summary_large_image" />`,
          `<script type="application/ld+json">${jsonInHtml({ '@context': 'https://schema.org', '@graph': data })}</script>`,
        ]
      : [`<meta name="robots" content="noindex" />`]),
  ];
  return { title, html: lines.join('\n    ') };
}
