/** What the company's own pages are to a search engine: about, contact, an office, members, topics. */
import { getOffices } from '@banxin/contract/calls/company/offices';
import { getTopics } from '@banxin/contract/calls/company/topics';
import type { Bilingual } from '@banxin/contract/entities/bilingual';
import { pathOf, type RouteName, routeOf } from '@banxin/contract/routes';
import { givenAnswer } from '../lib/given.ts';
import { vipText } from '../pages/vip-introduction/vip-introduction.messages.ts';
import type { HeadInput, PageHead } from './head.ts';

const wordIn =
  ({ locale }: HeadInput) =>
  (words: Bilingual): string =>
    locale === 'zh-CN' ? words.zh : words.en;

/** An office is a business at an address. */
function office(input: HeadInput): PageHead {
  const word = wordIn(input);
  const { id } = input.matched.params;
  const [found] = givenAnswer(input.given, getOffices, { id: Number(id) }) ?? [];
  if (found === undefined) return { isIndexed: false };
  const { factory, address, hotline } = found;
  return {
    title: word(factory.name),
    summary: `${word(address)} · ${hotline}`,
    above: [[input.words.routeTitle(routeOf('aboutContact')), pathOf('aboutContact')]],
    data: [
      {
        '@type': 'LocalBusiness',
        name: word(factory.company.name),
        address: word(address),
        telephone: hotline,
      },
    ],
  };
}

/** One topic by its address, or all of them. */
function topics(input: HeadInput): PageHead {
  const word = wordIn(input);
  const id = input.search.get('id');
  const answer = givenAnswer(input.given, getTopics, id === null ? {} : { id: Number(id) }) ?? [];
  const [one] = id === null ? [] : answer;
  if (id !== null && one === undefined) return { isIndexed: false };
  const canonical = id === null ? pathOf('banner') : pathOf('banner', {}, { id });
  const name = one && word(one.title);
  return {
    canonical,
    ...(one && {
      title: name,
      summary: word(one.summary),
      above: [[input.words.routeTitle(input.matched.route), pathOf('banner')]],
    }),
    data: [
      {
        '@type': 'CollectionPage',
        name: name ?? input.words.routeTitle(input.matched.route),
        url: input.origin + canonical,
      },
    ],
  };
}

const page =
  (type: 'AboutPage' | 'ContactPage') =>
  (input: HeadInput): PageHead => ({
    data: [
      {
        '@type': type,
        name: input.words.routeTitle(input.matched.route),
        url: input.origin + pathOf(input.matched.route.name as 'aboutContact'),
      },
    ],
  });

/** Questions about members, answered on their page. */
function membership({ locale }: HeadInput): PageHead {
  const { question, answer } = vipText[locale];
  return {
    data: [
      {
        '@type': 'FAQPage',
        mainEntity: question.map((name, at) => ({
          '@type': 'Question',
          name,
          acceptedAnswer: { '@type': 'Answer', text: answer[at] },
        })),
      },
    ],
  };
}

export const companyHeads: Readonly<Partial<Record<RouteName, (input: HeadInput) => PageHead>>> = {
  aboutCorporate: page('AboutPage'),
  aboutContact: page('ContactPage'),
  aboutContactDetail: office,
  vipIntroduction: membership,
  banner: topics,
};
