/** What may have been meant: up to three options, or products, for words that are not understood. */

import { factsOf } from '../catalogue/facts.ts';
import { products } from '../catalogue/products.ts';
import { isChosen, listOptions, parseOption } from '../configure/options.ts';
import type { OptionField, OptionId, Product } from '../types.ts';
import { wordingOf } from '../wording/chinese.ts';
import { productName } from '../wording/names.ts';
import type { Sentence } from '../wording/sentence.ts';
import { normalised, ownId } from './dictionary.ts';
import type { Meaning } from './meaning.ts';
import { VAGUE_WORDS } from './plainWords.ts';
import { resolveOne } from './resolve.ts';
import { PRODUCT_WORDS } from './synonyms.ts';

export const MOST_OFFERS = 3;

/** Characters that stand in too many labels to say anything. */
const COMMON = /[纸版膜印面色的加\s]/g;

/** How much of some words stands in others. */
function likeness(words: string, label: string): number {
  const mine = normalised(words).replace(COMMON, '');
  const other = normalised(label).replace(COMMON, '');
  let score = 0;
  for (let at = 0; at < mine.length; at += 1) {
    const isHan = mine.charAt(at) > 'z';
    if (isHan && other.includes(mine.charAt(at))) score += 1;
    if (at > 0 && other.includes(mine.slice(at - 1, at + 1))) score += 2;
  }
  return score;
}

/** The meaning of an option, as if its label had been written. */
function meaningOf(product: Product, id: OptionId): Meaning | null {
  const { field, value } = parseOption(id);
  switch (field) {
    case 'material':
    case 'size':
      return { of: field, ids: [ownId(product, value)] };
    case 'cover':
    case 'craft':
      return { of: field, ids: [value] };
    case 'gsm':
      return { of: 'gsm', value: Number(value) };
    case 'colours': {
      const exact = product.colours.find((one) => one === value);
      return exact ? { of: 'colours', exact } : null;
    }
    case 'pages':
      return { of: 'pages', count: Number(value) };
    case 'quantity':
      return { of: 'quantity', value: Number(value), unit: product.quantity.unit };
    default:
      return null;
  }
}

function sentenceOf(product: Product, id: OptionId): Sentence | null {
  const meaning = meaningOf(product, id);
  return meaning && (resolveOne(product, meaning, null)?.said ?? null);
}

/** Options of a product as they are offered: grammages of the paper, or of every one, no free number. */
function offered(product: Product, paper: string | null): readonly OptionId[] {
  const papers = product.materials.filter((one) => paper === null || one.id === paper);
  const gsm = [...new Set(papers.flatMap((one) => one.gsm))].sort((a, b) => a - b);
  const rest = listOptions(product, product.defaults).filter(
    ({ id, field }) => field !== 'gsm' && field !== 'spot' && id !== 'size:custom',
  );
  return [...rest.map(({ id }) => id), ...gsm.map((one): OptionId => `gsm:${one}`)];
}

/** What vague words ask for, where the product has it. */
function vague(product: Product, ids: readonly OptionId[], words: string): OptionId[] {
  const wanted = VAGUE_WORDS.filter(([word]) => words.includes(word)).flatMap(([, one]) => one);
  const { gsm } = product.defaults;
  return wanted.flatMap((one): OptionId[] => {
    const grammages = ids.filter((id) => id.startsWith('gsm:'));
    const gsmOf = (id: OptionId): number => Number(parseOption(id).value);
    if (one === 'gsm+') return grammages.filter((id) => gsmOf(id) > gsm).slice(0, 2);
    if (one === 'gsm-') return grammages.filter((id) => gsmOf(id) < gsm).reverse();
    return ids.filter((id) => id === one);
  });
}

/** It is so without a word. */
const isUsual = (product: Product, id: OptionId): boolean => {
  const { field, value } = parseOption(id);
  return isChosen(product.defaults, { id, field, value, label: '' });
};

const FILL: readonly OptionField[] = ['craft', 'size', 'gsm', 'material', 'quantity', 'colours'];

/**
 * Options for words, the likeliest first.
 * @param only   when it is known what kind of option was meant
 * @param taken  what the rest of the text has chosen already
 * @param paper  the paper that it names
 */
export function offersFor(
  product: Product,
  words: string,
  taken: readonly string[],
  paper: string | null,
  only?: OptionField,
): readonly Sentence[] {
  const plain = normalised(words);
  const ids = offered(product, paper);
  const isFree = (id: OptionId): boolean => {
    const { field } = parseOption(id);
    if (field === only) return true;
    if (isUsual(product, id)) return false;
    return !taken.includes(field === 'craft' ? id : field);
  };
  const word = wordingOf(product);
  const like = ids
    .map((id) => ({ id, score: likeness(plain, word(sentenceOf(product, id) ?? ['plain', ''])) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ id }) => id);
  const kinds = only ? [only] : FILL;
  const fill = kinds.flatMap((field) => {
    const mine = ids.filter((id) => parseOption(id).field === field && isFree(id));
    return only ? mine : mine.slice(0, field === 'craft' ? 2 : 1);
  });
  const right = (id: OptionId): boolean => only === undefined || parseOption(id).field === only;
  const chosen = [...new Set([...vague(product, ids, plain), ...like, ...fill])];
  return chosen
    .filter((id) => isFree(id) && right(id))
    .map((id) => sentenceOf(product, id))
    .filter((said) => said !== null)
    .slice(0, MOST_OFFERS);
}

/** Products for words, the likeliest first. @param scoreOf  how well a product fits the rest of the text */
export function productOffers(
  words: string,
  scoreOf: (product: Product) => number,
): readonly Sentence[] {
  const plain = normalised(words);
  const nearest = (product: Product): number => {
    const names = PRODUCT_WORDS.filter(([, ids]) => ids.includes(product.id)).flatMap(
      ([all]) => all,
    );
    return Math.max(0, ...[product.name, ...names].map((name) => likeness(plain, name)));
  };
  return products
    .map((product) => ({
      product,
      score: nearest(product) * 4 + scoreOf(product) * 2 + (factsOf(product).isUsual ? 1 : 0),
    }))
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST_OFFERS)
    .map(({ product }) => productName(product));
}
