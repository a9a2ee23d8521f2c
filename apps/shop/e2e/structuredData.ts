/** What pages tell search engines in JSON-LD, held against the vocabulary: https://schema.org. */

/** Says what is wrong with a value; undefined when nothing is. */
type Check = (value: unknown, at: Place) => readonly string[];

interface Place {
  /** Such as `@graph[0].offers`. */
  readonly path: string;
  readonly origin: string;
}

interface Type {
  readonly needs: Readonly<Record<string, Check>>;
  readonly may?: Readonly<Record<string, Check>>;
}

const says =
  (what: string, isGood: (value: unknown, at: Place) => boolean): Check =>
  (value, at) =>
    isGood(value, at) ? [] : [`${at.path} is no ${what}: ${JSON.stringify(value)}`];

const matching = (what: string, pattern: RegExp): Check =>
  says(what, (value) => typeof value === 'string' && pattern.test(value));

const text = says('text', (value) => typeof value === 'string' && value.trim() !== '');
const count = says('count', (value) => Number.isInteger(value) && (value as number) >= 0);
const amount = matching('amount', /^\d+\.\d\d$/);
const currency = matching('currency', /^[A-Z]{3}$/);
const language = matching('language', /^[a-z]{2}(-[A-Z]{2})?$/);
const instant = matching('instant with its zone', /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/);
const address = says(
  'address of the shop',
  (value, { origin }) => typeof value === 'string' && value.startsWith(`${origin}/`),
);
const availability = matching('availability', /^https:\/\/schema\.org\/(InStock|BackOrder)$/);

const of =
  (...types: readonly string[]): Check =>
  (value, at) => {
    const type = (value as { readonly '@type'?: string } | null)?.['@type'];
    return type !== undefined && types.includes(type)
      ? faultsOf(value, at)
      : [`${at.path} is no ${types.join(' or ')}: ${type}`];
  };

const listOf =
  (check: Check): Check =>
  (value, at) =>
    Array.isArray(value) && value.length > 0
      ? value.flatMap((one, index) => check(one, { ...at, path: `${at.path}[${index}]` }))
      : [`${at.path} has no entry`];

/** Entries that are numbered one after the other. */
const numbered: Check = (value, at) => [
  ...listOf(of('ListItem'))(value, at),
  ...(Array.isArray(value) && value.every((one, index) => one.position === index + 1)
    ? []
    : [`${at.path} is not numbered from 1`]),
];

const page: Type = { needs: { name: text, url: address } };

const article: Type = {
  needs: {
    headline: text,
    description: text,
    image: address,
    inLanguage: language,
    datePublished: instant,
    author: of('Organization'),
    publisher: of('Organization'),
  },
};

const types: Readonly<Record<string, Type>> = {
  Organization: {
    needs: { name: text, url: address },
    may: { '@id': address, logo: address, address: text, telephone: text },
  },
  WebSite: { needs: { name: text, url: address }, may: { potentialAction: of('SearchAction') } },
  SearchAction: {
    needs: {
      target: matching('address with a place for the words', /^https?:\/\/.*\{q\}/),
      'query-input': matching('name of the words', /^required name=q$/),
    },
  },
  BreadcrumbList: { needs: { itemListElement: numbered } },
  ItemList: { needs: { numberOfItems: count, itemListElement: numbered } },
  ListItem: {
    needs: { position: count },
    may: {
      name: text,
      url: address,
      item: (value, at) =>
        typeof value === 'string' ? address(value, at) : of('Product')(value, at),
    },
  },
  Product: { needs: { name: text, description: text }, may: { offers: of('AggregateOffer') } },
  AggregateOffer: { needs: { priceCurrency: currency, lowPrice: amount, availability } },
  CollectionPage: page,
  AboutPage: page,
  ContactPage: page,
  LocalBusiness: { needs: { name: text, address: text, telephone: text } },
  FAQPage: { needs: { mainEntity: listOf(of('Question')) } },
  Question: { needs: { name: text, acceptedAnswer: of('Answer') } },
  Answer: { needs: { text } },
  NewsArticle: article,
  TechArticle: article,
};

/** What is wrong with one thing and what it is made of. */
function faultsOf(thing: unknown, at: Place): readonly string[] {
  const { '@type': name = '', ...values } = thing as Record<string, unknown>;
  const type = types[String(name)];
  if (type === undefined) return [`${at.path} is a ${name}, which no page has`];
  const known = { ...type.needs, ...type.may };
  return [
    ...Object.keys(type.needs).flatMap((key) =>
      key in values ? [] : [`${at.path} (${name}) has no ${key}`],
    ),
    ...Object.entries(values).flatMap(([key, value]) => {
      const check = known[key];
      const path = `${at.path}.${key}`;
      return check ? check(value, { ...at, path }) : [`${path}: no ${name} has it`];
    }),
  ];
}

/** What is wrong with the JSON-LD of a page. @param json the text of its script */
export function structureFaults(json: string, origin: string): readonly string[] {
  const data = JSON.parse(json) as Record<string, unknown>;
  const graph = data['@graph'];
  return [
    ...(data['@context'] === 'https://schema.org' ? [] : ['it names no vocabulary']),
    ...(Array.isArray(graph) && graph.length > 0
      ? graph.flatMap((one, index) => faultsOf(one, { path: `@graph[${index}]`, origin }))
      : ['@graph has no entry']),
  ];
}

/** Every address on the shop that the data names. */
export const addressesIn = (json: string, origin: string): readonly string[] =>
  [...json.matchAll(/"(https?:[^"{]*)"/g)].flatMap(([, found = '']) =>
    found.startsWith(`${origin}/`) && !found.includes('#') ? [found] : [],
  );
