/** Cuts a text into words that mean something and words that mean nothing. One pass, every place looked at once. */
import { AREA_CRAFTS, countedAt, unitAt, wordAt } from './dictionary.ts';
import type { Meaning, Token } from './meaning.ts';
import { readNumber } from './numbers.ts';
import { LEADERS } from './plainWords.ts';
import { MATERIAL_WORDS } from './synonyms.ts';

/** Part of a text that is not understood. */
export interface Gap {
  readonly start: number;
  readonly end: number;
}

const TIMES = '×x*✕✖乘';
const ROUND = 'φøΦ';
const SPACE = ' \t';
const LATIN = /[a-z]/;
/** Marks that say nothing; a line ends a sentence, `x` and `*` stand between numbers. */
const MARK = /[\s,，、;；。.:：!！?？/|+()（）【】[\]“”"'‘’<>《》~～—–\-_=&#@*×·•]/;

const skipSpaces = (text: string, at: number): number => {
  let next = at;
  while (SPACE.includes(text.charAt(next)) && next < text.length) next += 1;
  return next;
};

interface Length {
  /** @unit mm */
  readonly mm: number;
  readonly end: number;
  readonly hasUnit: boolean;
}

const LENGTHS = [
  ['毫米', 1],
  ['厘米', 10],
  ['公分', 10],
  ['mm', 1],
  ['cm', 10],
] as const;

/** A number with or without a unit of length. */
function lengthAt(text: string, at: number): Length | null {
  const number = readNumber(text, at, false);
  if (number === null || number.isWeak) return null;
  const behind = skipSpaces(text, number.end);
  for (const [unit, times] of LENGTHS) {
    if (!text.startsWith(unit, behind)) continue;
    const end = behind + unit.length;
    if (LATIN.test(text.charAt(end)) && text.charAt(end) !== 'x') continue;
    if ('²2'.includes(text.charAt(end)) && end < text.length && unit === 'cm') continue;
    return { mm: number.value * times, end, hasUnit: true };
  }
  return { mm: number.value, end: number.end, hasUnit: false };
}

const wholeMm = (values: readonly number[]): number[] => values.map((mm) => Math.round(mm));

/** 90×54 · 9*5.4cm · 100x60x150mm */
function sizeAt(text: string, start: number): Token | null {
  const parts: Length[] = [];
  let at = start;
  while (parts.length < 3) {
    const part = lengthAt(text, at);
    if (part === null) break;
    // 500x3款: the last number counts something else.
    if (parts.length > 0 && countedAt(text, skipSpaces(text, part.end))) break;
    if (parts.length > 0 && !part.hasUnit && unitAt(text, part.end)) break;
    parts.push(part);
    const sign = skipSpaces(text, part.end);
    if (!TIMES.includes(text.charAt(sign)) || sign >= text.length) break;
    at = skipSpaces(text, sign + 1);
  }
  const last = parts.at(-1);
  if (last === undefined || parts.length < 2) return null;
  // 9×5.4cm: the unit stands for all of them.
  const times = last.hasUnit && !parts[0]?.hasUnit ? last.mm / (numberOf(text, last) || 1) : 1;
  const mm = wholeMm(parts.map((part) => (part.hasUnit ? part.mm : part.mm * times)));
  if (mm.some((value) => value < 1 || value > 5000)) return null;
  return { start, end: last.end, readings: [[{ of: 'mm', mm }]] };
}

/** The number of a length without its unit. */
const numberOf = (text: string, { mm, end }: Length): number =>
  /(厘米|公分|cm)$/.test(text.slice(Math.max(0, end - 2), end)) ? mm / 10 : mm;

/** A letter stands there; an x between numbers is none. */
const isInWord = (text: string, at: number): boolean =>
  LATIN.test(text.charAt(at)) && (text.charAt(at) !== 'x' || LATIN.test(text.charAt(at - 1)));

function numberAt(text: string, start: number): Token | null {
  if (isInWord(text, start - 1)) return null;
  const size = sizeAt(text, start);
  if (size) return size;
  const number = readNumber(text, start);
  if (number === null) return null;
  const { value, end, isWeak } = number;
  const behind = skipSpaces(text, end);
  const one = (meaning: Meaning, to: number): Token => ({ start, end: to, readings: [[meaning]] });
  const counted = countedAt(text, behind);
  if (counted && Number.isInteger(value)) return one(counted.value(value), counted.end);
  const length = lengthAt(text, start);
  if (length?.hasUnit) {
    const [mm = 0] = wholeMm([length.mm]);
    return mm >= 1 && mm <= 5000 ? one({ of: 'mm', mm: [mm, mm] }, length.end) : null;
  }
  if (!Number.isInteger(value) || value < 1) return null;
  const unit = unitAt(text, behind);
  if (unit) return one({ of: 'quantity', value, unit: unit.value }, unit.end);
  if (isWeak) return null;
  return { ...one({ of: 'quantity', value, unit: '' }, end), isBare: true };
}

/** Φ50 · 直径 5cm */
function roundAt(text: string, start: number): Token | null {
  const isWord = text.startsWith('直径', start);
  if (!isWord && !(ROUND.includes(text.charAt(start)) && start < text.length)) return null;
  const length = lengthAt(text, skipSpaces(text, start + (isWord ? 2 : 1)));
  if (length === null) return null;
  const [mm = 0] = wholeMm([length.mm]);
  return mm >= 1 && mm <= 5000
    ? { start, end: length.end, readings: [[{ of: 'mm', mm: [mm, mm] }]] }
    : null;
}

const PARAM =
  /(面积|孔数|条数|道数|area|holes|lines|creases) ?(\d{1,4}) ?(?:cm²|个|条|道|(?![a-z\d]))/y;
const PARAM_CRAFTS: Readonly<Record<string, readonly string[]>> = {
  孔数: ['punch'],
  holes: ['punch'],
  条数: ['perforate'],
  lines: ['perforate'],
  道数: ['crease'],
  creases: ['crease'],
};

/** 烫金（面积 30cm²）: a craft's number as a specification line says it. */
function paramAt(text: string, start: number): Token | null {
  PARAM.lastIndex = start;
  const [all, label = '', digits] = PARAM.exec(text) ?? [];
  if (all === undefined) return null;
  const ids = PARAM_CRAFTS[label] ?? AREA_CRAFTS;
  return {
    start,
    end: start + all.length,
    readings: [[{ of: 'craft', ids, param: Number(digits) }]],
  };
}

/** The longest thing that stands at a place; a name goes before a number: 48 mm may be one. */
function tokenAt(text: string, start: number): Token | null {
  const found = [wordAt, numberAt, roundAt, paramAt].map((at) => at(text, start));
  return found.reduce<Token | null>(
    (best, one) => (one && (best === null || one.end > best.end) ? one : best),
    null,
  );
}

const isFiller = (token: Token): boolean => token.readings[0]?.[0]?.of === 'filler';

const PAPERS = Object.values(MATERIAL_WORDS).flat();

/** A bare number beside a paper is its grammage: 300铜版, 哑粉 157. */
function besidePaper(tokens: readonly Token[], text: string): Token[] {
  const isPaper = (token: Token | undefined): boolean =>
    token !== undefined &&
    (token.readings.some((reading) => reading.some(({ of }) => of === 'material')) ||
      PAPERS.some((word) => text.startsWith(word, token.start)));
  const touches = (a: Token | undefined, b: Token | undefined): boolean =>
    a !== undefined && b !== undefined && text.slice(a.end, b.start).trim() === '';
  return tokens.map((token, at) => {
    const [meaning] = token.readings[0] ?? [];
    if (!token.isBare || meaning?.of !== 'quantity') return token;
    if (meaning.value < 60 || meaning.value > 600) return token;
    const [before, after] = [tokens[at - 1], tokens[at + 1]];
    const isBeside =
      (isPaper(before) && touches(before, token)) || (isPaper(after) && touches(token, after));
    return isBeside ? { ...token, readings: [[{ of: 'gsm', value: meaning.value }]] } : token;
  });
}

const ORDINAL = /(\d{1,2})[、.)](?!\d)/y;

/** An area belongs to the craft before it that has one. */
const withOwners = (tokens: readonly Token[]): Token[] =>
  tokens.map((token, at) => {
    const [meaning] = token.readings[0] ?? [];
    const [before] = tokens[at - 1]?.readings[0] ?? [];
    if (meaning?.of !== 'craft' || before?.of !== 'craft') return token;
    const ids = meaning.ids.filter((id) => before.ids.includes(id));
    const isArea = AREA_CRAFTS.every((id) => meaning.ids.includes(id));
    return isArea && ids.length > 0 ? { ...token, readings: [[{ ...meaning, ids }]] } : token;
  });

/** The number of a list's entry: one at the start of a line, or the next one. */
function ordinalAt(text: string, at: number, last: number): { value: number; end: number } | null {
  ORDINAL.lastIndex = at;
  const [words, digits] = ORDINAL.exec(text) ?? [];
  if (words === undefined) return null;
  const value = Number(digits);
  const isFirst = at === 0 || text.charAt(at - 1) === '\n';
  return isFirst || (last > 0 && value === last + 1) ? { value, end: at + words.length } : null;
}

/** @param text  normalised */
export function scan(text: string): { readonly tokens: Token[]; readonly gaps: Gap[] } {
  const tokens: Token[] = [];
  const gaps: { start: number; end: number }[] = [];
  let at = 0;
  let ordinal = 0;
  while (at < text.length) {
    const counted = ordinalAt(text, at, ordinal);
    if (counted) {
      ordinal = counted.value;
      at = counted.end;
      continue;
    }
    const token = tokenAt(text, at);
    if (token) {
      if (!isFiller(token)) tokens.push(token);
      at = token.end;
      continue;
    }
    const character = text.charAt(at);
    const isTimes = TIMES.includes(character) && !LATIN.test(text.charAt(at + 1));
    const next = skipSpaces(text, at + 1);
    const follower = LEADERS.includes(character) ? tokenAt(text, next) : null;
    const isSilent = MARK.test(character) || isTimes || (follower && !isFiller(follower));
    if (!isSilent) {
      const last = gaps.at(-1);
      const between = last ? text.slice(last.end, at) : '';
      if (last && (between === '' || (/^ +$/.test(between) && LATIN.test(character)))) {
        last.end = at + 1;
      } else gaps.push({ start: at, end: at + 1 });
    }
    at += 1;
  }
  return { tokens: withOwners(besidePaper(tokens, text)), gaps };
}
