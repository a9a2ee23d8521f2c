/**
 * Reads what somebody wants printed: 铜版名片 300g 覆膜 5盒. Every job becomes a configuration that can be made;
 * what every word was understood as, and what was not understood, is said with its place in the text.
 * Pure and bounded: one pass over the text, at most so many jobs, each with one search for what is possible.
 */
import { productById, products } from '../catalogue/products.ts';
import { type Fulfilled, fulfil, type Wish } from '../configure/fulfil.ts';
import { parseOption } from '../configure/options.ts';
import type { OptionField, Product } from '../types.ts';
import { type Sentence, sentence } from '../wording/sentence.ts';
import { craftSentence } from '../words.ts';
import { normalised } from './dictionary.ts';
import type { Meaning, Token } from './meaning.ts';
import { offersFor, productOffers } from './offers.ts';
import { coloursFor, paperOf, type Resolved, resolve } from './resolve.ts';
import { type Gap, scan } from './scan.ts';

/** Jobs that are read of one text; further ones are counted. */
export const MOST_JOBS = 20;

interface Place {
  /** @unit UTF-16 code units of the text */
  readonly start: number;
  /** Index behind it. */
  readonly end: number;
}

/** Words that are understood. */
export interface ReadWord extends Place {
  /** `later`: chosen when the order is placed. */
  readonly field: Resolved['field'];
  /** What they are understood as; of `later` what was written. */
  readonly said: Sentence;
}

/**
 * Words that are not understood.
 * unknown  no word of the trade
 * absent   the product has no such thing
 * twice    something else was said about the same before
 * product  nothing says what is to be printed; may stand in no words
 */
export interface NotRead extends Place {
  readonly why: 'unknown' | 'absent' | 'twice' | 'product';
  /** What may have been meant: put in their place it is understood. None for what was said twice. */
  readonly offers: readonly Sentence[];
}

export interface ReadJob extends Place {
  readonly words: readonly ReadWord[];
  readonly notRead: readonly NotRead[];
  readonly product: Product | null;
  /** Null without a product. */
  readonly fulfilled: Fulfilled | null;
  /** Of a line that may go on with the job above, and may be one of its own: what is taken out to join them. */
  readonly continues: Joint | null;
}

/** Without these two a line is the end of the job above. */
export interface Joint {
  /** Between the lines. */
  readonly gap: Place;
  /** How many, said above already. */
  readonly count: Place;
}

export interface ReadText {
  readonly jobs: readonly ReadJob[];
  /** Jobs beyond {@link MOST_JOBS}. */
  readonly left: number;
}

const meansProduct = (token: Token): readonly number[] | null => {
  for (const [first] of token.readings) if (first?.of === 'product') return first.ids;
  return null;
};

const isCount = (token: Token): boolean =>
  !token.isBare && token.readings.some(([first]) => first?.of === 'quantity');

const counts = (token: Token): boolean =>
  token.readings.some(([first]) => first?.of === 'quantity' || first?.of === 'styles');

interface Draft {
  tokens: Token[];
  /** Products that everything said so far allows. */
  ids: readonly number[] | null;
  /** It names no product and counts anew: whether it goes on with the job above is not known. */
  continues: Joint | null;
}

/** A line of no product that says how many, though that was said above: it does not read as more of the same. */
function jointBefore(
  text: string,
  draft: Draft,
  tokens: readonly Token[],
  at: number,
): Joint | null {
  const [token, before] = [tokens[at], draft.tokens.at(-1)];
  if (!token || !before || (draft.ids === null && draft.continues === null)) return null;
  if (!text.slice(before.end, token.start).includes('\n') || !draft.tokens.some(isCount))
    return null;
  const lineEnd = text.indexOf('\n', token.start);
  const line = tokens.slice(at).filter(({ start }) => lineEnd === -1 || start < lineEnd);
  const count = line.find(isCount);
  if (!count || line.some((one) => meansProduct(one) !== null)) return null;
  return {
    gap: { start: before.end, end: text.lastIndexOf('\n', token.start) + 1 },
    count: { start: count.start, end: count.end },
  };
}

/**
 * Tokens by job: a product begins one when the job before has one already and is complete, stands in a line
 * before, or is another product. What was counted before the product belongs to the job before. A line that counts
 * anew without a product is a job of its own, until its writer says otherwise.
 */
function jobsOf(text: string, tokens: readonly Token[]): Draft[] {
  const drafts: Draft[] = [];
  let draft: Draft = { tokens: [], ids: null, continues: null };
  for (const [at, token] of tokens.entries()) {
    const ids = meansProduct(token);
    const joint = jointBefore(text, draft, tokens, at);
    const isNext = draft.continues !== null && draft.ids === null && ids !== null;
    if (joint || isNext) {
      drafts.push(draft);
      draft = { tokens: [token], ids, continues: joint };
      continue;
    }
    if (ids === null || draft.ids === null) {
      draft.tokens.push(token);
      draft.ids ??= ids;
      continue;
    }
    const before: readonly number[] = draft.ids;
    const both = before.filter((id) => ids.includes(id));
    const last = draft.tokens.findLastIndex(counts);
    const line = text.lastIndexOf('\n', token.start - 1);
    const firstOfLine = draft.tokens.findIndex(({ start }) => start > line);
    const isNewLine = (draft.tokens[0]?.start ?? 0) <= line;
    const isOption = token.readings.some(
      ([first]) => first !== undefined && first.of !== 'product',
    );
    if (both.length > 0 && !(isNewLine && !isOption) && (last === -1 || isOption)) {
      draft.tokens.push(token);
      draft.ids = both;
      continue;
    }
    if (both.length === 0 && isOption && !isNewLine) {
      draft.tokens.push(token);
      continue;
    }
    const inLine = firstOfLine === -1 ? draft.tokens.length : firstOfLine;
    const productAt = draft.tokens.findIndex((one) => meansProduct(one) !== null);
    const cut = Math.max(isNewLine ? inLine : 0, last + 1, productAt + 1);
    const rest = draft.tokens.splice(cut);
    drafts.push(draft);
    draft = { tokens: [...rest, token], ids, continues: null };
  }
  if (draft.tokens.length > 0) drafts.push(draft);
  return drafts;
}

/** Words that tell products apart; a job of more has said it long before. */
const TELLING = 40;

function scoreOf(product: Product, all: readonly Token[]): number {
  const tokens = all.slice(0, TELLING);
  const paper = paperOf(product, tokens);
  let score = 0;
  for (const token of tokens) {
    const found = resolve(product, token, paper);
    if (found) score += found.isExact ? 2 : 1;
  }
  return score;
}

function best(offered: readonly Product[], tokens: readonly Token[]): Product | null {
  let chosen: Product | null = null;
  let most = -1;
  for (const product of offered) {
    const score = scoreOf(product, tokens);
    if (score > most) [chosen, most] = [product, score];
  }
  return chosen;
}

/** What a wish decides; two different wishes about the same contradict each other. */
function subjectOf(product: Product, wish: Wish): string {
  if ('without' in wish) return `without:${wish.without}`;
  if (!('id' in wish)) return 'size';
  const { field, value } = parseOption(wish.id);
  if (field !== 'craft') return field;
  const group = product.crafts.find((one) => one.id === value)?.group;
  const isExclusive = product.craftGroups.some((one) => one.id === group && one.exclusive);
  return isExclusive ? `group:${group}` : wish.id;
}

const sameWish = (a: Wish, b: Wish): boolean =>
  'id' in a && 'id' in b ? a.id === b.id : JSON.stringify(a) === JSON.stringify(b);

const allows = (token: Token, wish: Wish): boolean =>
  'id' in wish &&
  token.readings.some((reading) =>
    reading.some(
      (meaning) =>
        (meaning.of === 'craft' && meaning.ids.some((id) => wish.id === `craft:${id}`)) ||
        (meaning.of === 'size' && meaning.ids.includes('custom')) ||
        (meaning.of === 'size' && meaning.ids.some((id) => wish.id === `size:${id}`)),
    ),
  );

const isVague = (token: Token): boolean =>
  token.readings.some(([first]) => first?.of === 'craft' && first.ids.length > 1) ||
  token.readings.some(([first]) => first?.of === 'size' && first.ids.includes('custom'));

const coloursOf = (token: Token): (Meaning & { of: 'colours' })[] =>
  token.readings.flatMap(([first]) => (first?.of === 'colours' ? [first] : []));

/** What kind of option a product lacks. */
const fieldOf = (token: Token): OptionField | undefined => {
  const of = token.readings[0]?.[0]?.of;
  if (of === 'mm') return 'size';
  return of === 'material' ||
    of === 'size' ||
    of === 'colours' ||
    of === 'craft' ||
    of === 'quantity' ||
    of === 'cover'
    ? of
    : undefined;
};

interface Understood {
  readonly words: ReadWord[];
  readonly notRead: NotRead[];
  readonly wishes: Wish[];
  readonly taken: string[];
  readonly paper: string | null;
}

function understand(text: string, product: Product, tokens: readonly Token[]): Understood {
  const paper = paperOf(product, tokens);
  const wishes: Wish[] = [];
  const words: ReadWord[] = [];
  const missed: { token: Token; why: 'absent' | 'twice' }[] = [];
  const colours = coloursFor(product, tokens.flatMap(coloursOf));
  // What is said precisely goes before what is said vaguely: 覆膜 beside 哑膜 is one film.
  const precise = [...tokens].sort((a, b) => Number(isVague(a)) - Number(isVague(b)));
  for (const token of precise) {
    const { start, end } = token;
    const found = resolve(product, token, paper);
    if (found === null) {
      missed.push({ token, why: 'absent' });
      continue;
    }
    const said: Sentence = found.field === 'later' ? ['plain', text.slice(start, end)] : found.said;
    const isColour = found.field === 'colours' && colours !== null;
    const mine: readonly Wish[] = isColour ? [{ id: `colours:${colours}` }] : found.wishes;
    if (
      isColour &&
      !coloursOf(token).some(
        (one) => coloursFor(product, [one]) !== null && fitsChosen(product, one, colours),
      )
    ) {
      missed.push({ token, why: 'twice' });
      continue;
    }
    const other = wishes.find((one) =>
      mine.some(
        (wish) => subjectOf(product, one) === subjectOf(product, wish) && !sameWish(one, wish),
      ),
    );
    if (other && !allows(token, other)) {
      missed.push({ token, why: 'twice' });
      continue;
    }
    if (!other) wishes.push(...mine);
    words.push({
      start,
      end,
      field: found.field,
      said: isColour ? sentence('colours', colours) : said,
    });
  }
  const taken = wishes.flatMap((wish) =>
    'id' in wish
      ? [parseOption(wish.id).field === 'craft' ? wish.id : parseOption(wish.id).field]
      : ['without' in wish ? `craft:${wish.without}` : 'size'],
  );
  const notRead = missed.map(({ token: { start, end }, token, why }): NotRead => {
    const offers =
      why === 'twice'
        ? []
        : offersFor(product, text.slice(start, end), taken, paper, fieldOf(token));
    return { start, end, why, offers };
  });
  return { words, notRead, wishes, taken, paper };
}

const fitsChosen = (
  product: Product,
  one: Meaning & { of: 'colours' },
  colours: NonNullable<ReturnType<typeof coloursFor>>,
): boolean =>
  coloursFor({ ...product, colours: [colours], defaults: { ...product.defaults, colours } }, [
    one,
  ]) !== null;

const byPlace = (a: Place, b: Place): number => a.start - b.start;

/** Crafts are said as they will be made: 覆亮膜（双面）. */
function asMade(product: Product, word: ReadWord, { configuration }: Fulfilled): ReadWord {
  if (word.field !== 'craft' || word.said[0] !== 'name') return word;
  const use = configuration.crafts.find(({ id }) => id === word.said[2]);
  return use ? { ...word, said: craftSentence(product, use) } : word;
}

/** The product of the job above is offered first. */
const ABOVE = 1_000;

function readJob(
  text: string,
  { tokens, ids, continues }: Draft,
  gaps: readonly Gap[],
  place: Place,
  above: Product | null,
): ReadJob {
  const offered = ids === null ? products : ids.flatMap((id) => productById(id) ?? []);
  const product = best(offered, tokens);
  if (product === null || ids === null) {
    // Before a line that may go on with the job above, the product stands where the line begins.
    const gap = continues ? undefined : gaps[0];
    const others = gap ? gaps.slice(1) : gaps;
    const start = continues ? place.start : (tokens[0]?.start ?? place.start);
    const at = gap ?? { start, end: start };
    const words = text.slice(at.start, at.end);
    const offers = productOffers(words, (one) => (one === above ? ABOVE : scoreOf(one, tokens)));
    return {
      ...place,
      continues,
      words: product === null ? [] : understand(text, product, tokens).words,
      notRead: [
        { ...at, why: 'product', offers },
        ...others.map((one): NotRead => ({ ...one, why: 'unknown', offers: [] })),
      ],
      product: null,
      fulfilled: null,
    };
  }
  const { words, notRead, wishes, taken, paper } = understand(text, product, tokens);
  const unknown = gaps.map(
    ({ start, end }): NotRead => ({
      start,
      end,
      why: 'unknown',
      offers: offersFor(product, text.slice(start, end), taken, paper),
    }),
  );
  const fulfilled = fulfil(product, wishes);
  return {
    ...place,
    continues: null,
    words: words.map((word) => asMade(product, word, fulfilled)).sort(byPlace),
    notRead: [...notRead, ...unknown].sort(byPlace),
    product,
    fulfilled,
  };
}

/** Reads a text as far as {@link MOST_JOBS} jobs. */
export function readRequirement(text: string): ReadText {
  const plain = normalised(text);
  const { tokens, gaps } = scan(plain);
  const drafts = jobsOf(plain, tokens);
  if (drafts.length === 0) {
    if (gaps.length === 0) return { jobs: [], left: 0 };
    drafts.push({ tokens: [], ids: null, continues: null });
  }
  const startOf = ({ tokens: [first], continues }: Draft): number =>
    continues?.gap.end ?? first?.start ?? 0;
  const jobs: ReadJob[] = [];
  let above: Product | null = null;
  for (const [at, draft] of drafts.slice(0, MOST_JOBS).entries()) {
    const start = at === 0 ? 0 : startOf(draft);
    const next = drafts[at + 1];
    const end = next ? startOf(next) : plain.length;
    const mine = gaps.filter((gap) => gap.start >= start && gap.start < end);
    const job = readJob(plain, draft, mine, { start, end }, above);
    jobs.push(job);
    above = job.product ?? above;
  }
  return { jobs, left: drafts.length - jobs.length };
}
