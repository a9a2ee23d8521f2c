/** What the name of a print file says: which style it is for, and which side. Rules as tables. */
import type { HeldSide } from '@banxin/contract/entities/styles';

/** What was read from one name. */
export interface ReadName {
  readonly side: HeldSide;
  /** What may also be a name or a letter: a side only beside a style or its counterpart. */
  readonly weakSide: 'front' | 'back' | null;
  /** From 1; null where the name says none. */
  readonly style: number | null;
  /** Plain numbers, in order: a style as long as all of them can be one. */
  readonly numbers: readonly number[];
  /** What is left without the side: the same for the two sides of one style. */
  readonly stem: string;
  /** The same with what may be a side. */
  readonly wholeStem: string;
}

const CHINESE_DIGITS = '零一二三四五六七八九';
const STEMS = '甲乙丙丁戊己庚辛壬癸';

/** 3, 十二, 丙 → a number. */
function numberOf(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  const stem = STEMS.indexOf(text);
  if (stem >= 0) return stem + 1;
  const [tens, ones] = text.includes('十') ? text.split('十') : ['0', text];
  const digit = (sign: string | undefined, absent: number) =>
    sign ? Math.max(CHINESE_DIGITS.indexOf(sign), 0) : absent;
  return (text.includes('十') ? digit(tens, 1) : 0) * 10 + digit(ones, 0);
}

const COUNT =
  '(\\d{1,3}|[一二三四五六七八九]?十[一二三四五六七八九]?|[一二三四五六七八九]|[甲乙丙丁戊己庚辛壬癸])';
const GAP = '[\\s_.-]*';

/** Numbers that are no style: days, sizes, weights, amounts, versions. */
const NOISE: readonly RegExp[] = [
  /20\d{2}\s*[-._/年]?\s*(?:1[0-2]|0?[1-9])\s*[-._/月]\s*\d{1,2}日?/g,
  /(?<!\d)20\d{2}(?:[01]\d)?(?:[0-3]\d)?年?(?!\d)/g,
  /(?<!\d)(?:1[0-2]|0?[1-9])月\d{1,2}日/g,
  /\d+(?:\.\d+)?\s*(?:mm|cm)?\s*[x×*]\s*\d+(?:\.\d+)?\s*(?:mm|cm|毫米|厘米)?/g,
  /(?<![第\d.])\d+(?:\.\d+)?\s*(?:gsm|g|克|dpi|mm|cm|毫米|厘米|张|盒|本|份|套|元)(?![a-z])/g,
  /(?:共|全|合计)\s*\d+\s*款/g,
  /(?<![a-z])(?:version|ver|rev|final|v)[\s_.-]*\d+(?:\.\d+)*/g,
  /(?:版本|终稿|定稿|修改|改)\s*\d+|第\s*[\d一二三四五六七八九十]+\s*(?:版|稿|次)|\d+\s*(?:版|稿)/g,
  /[41]\s*\+\s*[014]|[41]c[014](?:c)?/g,
  /\d{5,}/g,
];

/** What has a copy beside it. */
const COPY = /[\s_-]*(?:副本|拷贝|复制|copy)(?![a-z])[\s_-]*\d*$/g;

/** Words for both sides, for the front, for the back. */
const BOTH =
  /正反面?|正背面?|双面|两面|front[\s_.-]*(?:and|&|\+|n)?[\s_.-]*back|both[\s_-]*sides?|zheng[\s_-]*fan(?:mian)?/g;
const FRONT =
  /正面|a面|面a|外页|外面|正(?!\p{Script=Han})(?<![校修改更端]正)|(?<![a-z])(?:front|recto|face|outside|zheng[\s_-]*mian|side[\s_-]*a)(?![a-z])/gu;
const BACK =
  /反面|背面|b面|面b|内页|里面|[反背](?!\p{Script=Han})|(?<![a-z])(?:back|verso|rear|reverse|inside|fan[\s_-]*mian|bei[\s_-]*mian|side[\s_-]*b)(?![a-z])/gu;
/** At the end only, and only beside a style. */
const WEAK_FRONT = /(?<![a-z])(?:a|f|zheng|zm|p1|page[\s_-]*1|第[1一]页)$/;
const WEAK_BACK = /(?<![a-z])(?:b|r|fan|bei|fm|bm|p2|page[\s_-]*2|第[2二]页)$/;

/** Said in so many words, the surest first; the group is a number or a letter. */
const STYLE: readonly RegExp[] = [
  new RegExp(`第${GAP}${COUNT}${GAP}[款种个张套号]`),
  new RegExp(`(?:款式|款|编号|样式)${GAP}${COUNT}(?![款\\d])`),
  new RegExp(`(?<!\\d)${COUNT}${GAP}(?:号款|款|号)`),
  /(?<![a-z])(?:style|design|kuan(?:shi)?|no|nr)[\s_.-]*(\d{1,3})(?!\d)/,
  /(?<![a-z])(?:di)?(\d{1,3})[\s_-]*kuan(?![a-z])/,
  /(?<![a-z])di[\s_-]*(\d{1,3})[\s_-]*(?:kuan|ge)(?![a-z])/,
  /#\s*(\d{1,3})(?!\d)/,
  /(?:款式|款)[\s_-]*([a-z])(?![a-z])/,
  /(?<![a-z])([a-z])款/,
  /(?<![a-z])(?:style|design)[\s_.-]*([a-z])(?![a-z])/,
];

const styleOf = (text: string): number =>
  /^[a-z]$/.test(text) ? text.charCodeAt(0) - 96 : numberOf(text);

/** A number that stands for itself: 03, (3), 名片-三. */
const PLAIN = new RegExp(
  `(?<![\\d.])(\\d{1,4})(?!\\d)|(?<![\\p{Script=Han}])${COUNT}(?![\\p{Script=Han}])`,
  'gu',
);

/** Without ending, case, width and copies. */
const plainName = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\.(?:pdf|ai|cdr|jpe?g|png)$/, '')
    .replace(COPY, '')
    .trim();

const SEPARATORS = /[\s_.,、·()[\]【】《》“”"'#&+-]+/g;

/** Letters and digits alone: how names are compared. */
const squash = (text: string): string => plainName(text).replace(SEPARATORS, '');

/** What a name is ordered by: 甲 before 乙, 二 before 十. */
export const orderKey = (name: string): string =>
  plainName(name).replace(new RegExp(COUNT.replace('\\d{1,3}|', ''), 'g'), (found) =>
    String(numberOf(found)),
  );

function sideOf(text: string): { side: HeldSide; rest: string } {
  if (BOTH.test(text)) {
    BOTH.lastIndex = 0;
    return { side: 'all', rest: text.replace(BOTH, ' ') };
  }
  const isFront = text.search(FRONT) >= 0;
  const isBack = text.search(BACK) >= 0;
  if (isFront === isBack) return { side: 'all', rest: text };
  return isFront
    ? { side: 'front', rest: text.replace(FRONT, ' ') }
    : { side: 'back', rest: text.replace(BACK, ' ') };
}

/** @param ownNames what the styles are called; empty where one has its number only */
export function readName(name: string, ownNames: readonly string[]): ReadName {
  const base = NOISE.reduce((text, noise) => text.replace(noise, ' '), plainName(name)).trim();
  const { side, rest } = sideOf(base);
  const saying = STYLE.map((rule) => rule.exec(rest)).find((found) => found !== null);
  const unsaid = saying ? rest.replace(saying[0], ' ') : rest;
  const trimmed = unsaid.replace(/[\s_.()-]+$/, '');
  const weakSide =
    side !== 'all'
      ? null
      : WEAK_FRONT.test(trimmed)
        ? 'front'
        : WEAK_BACK.test(trimmed)
          ? 'back'
          : null;
  const withoutWeak =
    weakSide === null
      ? trimmed
      : trimmed.replace(weakSide === 'front' ? WEAK_FRONT : WEAK_BACK, '');
  const called = calledIn(name, ownNames);
  const numbers = [...rest.matchAll(PLAIN)].map(([, digits, words]) =>
    numberOf(digits ?? words ?? ''),
  );
  return {
    side,
    weakSide,
    style: called ?? (saying ? styleOf(saying[1] ?? '') : null),
    numbers,
    stem: squash(withoutWeak),
    wholeStem: squash(trimmed),
  };
}

/** The one style whose name stands in the file's name; the longest of several. */
function calledIn(name: string, ownNames: readonly string[]): number | null {
  const within = plainName(name).replace(SEPARATORS, ' ');
  const [first, second] = ownNames
    .map((own, index) => ({ own: squash(own), style: index + 1 }))
    .filter(({ own }) => own !== '' && standsIn(own, within))
    .sort((a, b) => b.own.length - a.own.length);
  return first === undefined || first.own === second?.own ? null : first.style;
}

const quoted = (sign: string): string => sign.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

/** Spaces do not count; a part of a longer number or of a longer Latin word is none. */
function standsIn(own: string, within: string): boolean {
  const letters = [...own].map(quoted).join(' ?');
  const edge = (sign: string | undefined): string =>
    /\d/.test(sign ?? '') ? '\\d' : /[a-z]/.test(sign ?? '') ? '[a-z]' : '(?!)';
  return new RegExp(`(?<!${edge(own[0])})${letters}(?!${edge(own.at(-1))})`, 'u').test(within);
}
