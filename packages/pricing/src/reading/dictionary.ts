/** Every word that is understood: the catalogue's labels in both languages and the synonyms, found by longest match. */
import { products } from '../catalogue/products.ts';
import { listOptions } from '../configure/options.ts';
import type { Product } from '../types.ts';
import { inEnglish } from '../wording/english.ts';
import type { Meaning, Token } from './meaning.ts';
import { FILLER_WORDS, LATER_WORDS, UNIT_WORDS } from './plainWords.ts';
import {
  COLOUR_WORDS,
  CRAFT_WORDS,
  MATERIAL_WORDS,
  PRODUCT_WORDS,
  SIZE_WORDS,
} from './synonyms.ts';

type Reading = readonly Meaning[];
type Unit = keyof typeof UNIT_WORDS;

/** Half-width small letters, character by character: places in the text stay the same. */
export const normalised = (text: string): string =>
  Array.from({ length: text.length }, (_, at) => {
    const code = text.charCodeAt(at);
    if (code === 0x3000 || code === 0xa0) return ' ';
    // A comma of a Chinese sentence groups no digits.
    if (code === 0xff0c) return '，';
    const half = code >= 0xff01 && code <= 0xff5e ? code - 0xfee0 : code;
    return half >= 65 && half <= 90 ? String.fromCharCode(half + 32) : String.fromCharCode(half);
  }).join('');

const keyOf = (words: string): string => normalised(words).replaceAll(' ', '');
const isLatin = (character: string): boolean => character >= 'a' && character <= 'z';
const isDigit = (character: string): boolean => character >= '0' && character <= '9';

interface Words<T> {
  readonly key: string;
  readonly value: T;
}

/** Words by their first character, the longest first. */
class WordList<T> {
  readonly #byFirst = new Map<string, Words<T>[]>();

  constructor(entries: Iterable<readonly [words: string, value: T]>) {
    for (const [key, value] of entries) {
      const first = key.charAt(0);
      const list = this.#byFirst.get(first) ?? [];
      list.push({ key, value });
      this.#byFirst.set(first, list);
    }
    for (const list of this.#byFirst.values()) list.sort((a, b) => b.key.length - a.key.length);
  }

  /** The longest words that stand at a place, whole where they are Latin. */
  at(text: string, start: number): { readonly value: T; readonly end: number } | null {
    if (isLatin(text.charAt(start)) && isLatin(text.charAt(start - 1))) return null;
    for (const { key, value } of this.#byFirst.get(text.charAt(start)) ?? []) {
      const end = endOf(text, start, key);
      if (end !== null) return { value, end };
    }
    return null;
  }
}

/** Index behind the words when they stand there; spaces between their characters do not count. */
function endOf(text: string, start: number, key: string): number | null {
  let at = start;
  for (let index = 0; index < key.length; index += 1) {
    while (index > 0 && text.charAt(at) === ' ') at += 1;
    if (text.charAt(at) !== key.charAt(index)) return null;
    at += 1;
  }
  const last = key.charAt(key.length - 1);
  if (isDigit(last) && (isDigit(text.charAt(at)) || /^\.\d/.test(text.slice(at, at + 2)))) {
    return null;
  }
  if (!isLatin(last)) return at;
  // Plurals: stickers, boxes.
  for (const plural of ['es', 's', '']) {
    const end = at + plural.length;
    if (text.startsWith(plural, at) && !isLatin(text.charAt(end))) return end;
  }
  return null;
}

/** The same words may mean several things: readings of one kind become one, others stand beside each other. */
class Readings {
  readonly #byKey = new Map<string, Reading[]>();

  add(words: string, ...reading: Reading): void {
    const key = keyOf(words);
    const known = this.#byKey.get(key) ?? [];
    if (!this.#byKey.has(key)) this.#byKey.set(key, known);
    const [mine] = reading;
    const at = known.findIndex(
      ([one, ...rest]) => rest.length === 0 && one?.of === mine?.of && reading.length === 1,
    );
    const same = known[at]?.[0];
    if (same && mine && 'ids' in same && 'ids' in mine) {
      const ids = [...new Set<number | string>([...same.ids, ...mine.ids])];
      known[at] = [{ ...same, ids } as Meaning];
    } else if (!same) known.push(reading);
  }

  entries(): Iterable<readonly [string, readonly Reading[]]> {
    return this.#byKey;
  }
}

function addCrafts(readings: Readings): void {
  for (const [words, ids] of CRAFT_WORDS) {
    for (const word of words) {
      readings.add(word, { of: 'craft', ids });
      for (const no of ['不', '无', '不要', '不用', '不做', '没有', 'no ', 'without ']) {
        readings.add(no + word, { of: 'without', ids });
      }
      const [first = ''] = ids;
      if (!/^film|^uv$/.test(first)) continue;
      for (const both of ['双面', '两面', 'double-sided ']) {
        readings.add(both + word, { of: 'craft', ids, sides: 2 });
      }
      for (const one of ['单面', '一面', 'single-sided ']) {
        readings.add(one + word, { of: 'craft', ids, sides: 1 });
      }
    }
  }
}

/** Papers by their kind. */
const papers = new Map(
  products
    .flatMap(({ materials }) => materials)
    .filter(({ id }) => id in MATERIAL_WORDS)
    .map((one) => [one.paper, one] as const),
);

/** Goods from the shelf call their only size and paper alike: each has its own. */
export const ownId = ({ id, stock }: Product, option: string): string =>
  stock ? `${option}@${id}` : option;

/** Labels of every product, as the options' rows show them. */
function addLabels(readings: Readings): void {
  for (const chinese of products) {
    for (const product of [chinese, inEnglish(chinese)]) {
      readings.add(product.name, { of: 'product', ids: [product.id] });
      for (const one of product.size.presets) {
        const { widthMm, heightMm, name } = one;
        readings.add(name, { of: 'size', ids: [ownId(chinese, one.id)] });
        // 60×40 is a size of every product that can be cut to it.
        if (name === `${widthMm}×${heightMm}`) {
          readings.add(name, { of: 'mm', mm: [widthMm, heightMm] });
        }
      }
      for (const one of product.materials) {
        readings.add(one.name, { of: 'material', ids: [ownId(chinese, one.id)] });
        readings.add(one.short, { of: 'material', ids: [ownId(chinese, one.id)] });
      }
      for (const one of product.covers ?? []) {
        const paper = papers.get(one.paper);
        readings.add(one.label, { of: 'cover', ids: [one.id] });
        if (paper) {
          // 250g 铜版 is a cover where a book has it, a paper elsewhere.
          readings.add(
            one.label,
            { of: 'gsm', value: one.gsm },
            { of: 'material', ids: [paper.id] },
          );
          for (const word of MATERIAL_WORDS[paper.id] ?? []) {
            for (const gsm of [`${one.gsm}g`, `${one.gsm}克`]) {
              for (const cover of [`封面${gsm}${word}`, `${gsm}${word}封面`, `封面${word}${gsm}`]) {
                readings.add(cover, { of: 'cover', ids: [one.id] });
              }
            }
          }
        }
      }
      for (const craft of product.crafts) {
        readings.add(craft.label, { of: 'craft', ids: [craft.id] });
        const [, folds] = /^crease(\d)$/.exec(craft.id) ?? [];
        if (folds)
          readings.add(craft.label, { of: 'craft', ids: ['crease'], param: Number(folds) });
      }
      for (const { field, value, label } of listOptions(product, product.defaults)) {
        if (field === 'colours') {
          const exact = chinese.colours.find((one) => one === value);
          if (exact) readings.add(label, { of: 'colours', exact });
        } else if (field === 'cover' && value === 'self') {
          readings.add(label, { of: 'cover', ids: ['self'] });
          readings.add('封面同内页', { of: 'cover', ids: ['self'] });
          readings.add('self cover', { of: 'cover', ids: ['self'] });
        } else if (field === 'spot' && value === '0') {
          readings.add(label, { of: 'spot', count: 0 });
        } else if (field === 'size' && value === 'custom') {
          readings.add(label, { of: 'size', ids: ['custom'] });
        }
      }
    }
  }
}

function allWords(): Readings {
  const readings = new Readings();
  for (const [words, ids] of PRODUCT_WORDS) {
    for (const word of words) readings.add(word, { of: 'product', ids });
  }
  for (const [id, words] of Object.entries(SIZE_WORDS)) {
    for (const word of words) readings.add(word, { of: 'size', ids: [id] });
  }
  for (const [id, words] of Object.entries(MATERIAL_WORDS)) {
    for (const word of words) readings.add(word, { of: 'material', ids: [id] });
  }
  for (const [words, meaning] of COLOUR_WORDS) {
    for (const word of words) readings.add(word, { of: 'colours', ...meaning });
  }
  addLabels(readings);
  addCrafts(readings);
  for (const word of ['专色', 'spot colour', 'spot color', 'pantone', '潘通']) {
    readings.add(word, { of: 'spot', count: 1 });
  }
  for (const word of LATER_WORDS) readings.add(word, { of: 'later' });
  for (const word of FILLER_WORDS) readings.add(word, { of: 'filler' });
  return readings;
}

const words = new WordList(allWords().entries());

/** The words at a place of a normalised text; null where none stand. */
export function wordAt(text: string, start: number): Token | null {
  const found = words.at(text, start);
  return found && { start, end: found.end, readings: found.value };
}

const units = new WordList(
  Object.entries(UNIT_WORDS).flatMap(([unit, names]) =>
    names.map((name) => [name, unit as Unit] as const),
  ),
);

/** The word that counts, right behind a number. */
export const unitAt = (
  text: string,
  at: number,
): { readonly value: Unit; readonly end: number } | null => units.at(text, at);

/** Crafts that cost by their area. */
export const AREA_CRAFTS = ['foil', 'emboss'];

type Counted = (count: number) => Meaning;

const crafted =
  (ids: readonly string[]): Counted =>
  (param) => ({ of: 'craft', ids, param });

const counted = new WordList<Counted>([
  ...['g', '克', 'gsm', 'g/m²', 'g/m2', 'g/㎡', '克重'].map(
    (word) => [word, (value: number): Meaning => ({ of: 'gsm', value })] as const,
  ),
  ...['p', '页', 'page', 'pages', 'pp'].map(
    (word) => [word, (count: number): Meaning => ({ of: 'pages', count })] as const,
  ),
  ...[
    '款',
    '种',
    '个款',
    '款式',
    '个版',
    '个图案',
    'design',
    'designs',
    'style',
    'version',
    'artwork',
  ].map((word) => [word, (count: number): Meaning => ({ of: 'styles', count })] as const),
  ...[
    '个专色',
    '专色',
    '个潘通',
    'spotcolour',
    'spotcolor',
    'spotink',
    'pantone',
    'spotcolours',
    'spotcolors',
  ].map((word) => [word, (count: number): Meaning => ({ of: 'spot', count })] as const),
  ...['孔', '个孔', '个洞', 'hole'].map((word) => [word, crafted(['punch'])] as const),
  ...['条点线', '条压点线', '条撕线', 'perforation', 'line'].map(
    (word) => [word, crafted(['perforate'])] as const,
  ),
  ...['cm²', 'cm2', '平方厘米', '平方'].map((word) => [word, crafted(AREA_CRAFTS)] as const),
  ...['道压痕', '条压痕', '道', 'crease'].map(
    // A leaflet's creases are a craft by their number.
    (word) => [word, (count: number) => crafted([`crease${count}`, 'crease'])(count)] as const,
  ),
]);

/** What a number counts by the words behind it. */
export const countedAt = (
  text: string,
  at: number,
): { readonly value: Counted; readonly end: number } | null => counted.at(text, at);
