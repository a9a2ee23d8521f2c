/** Finds products by words in name, description and category; tells an order number from a word. */
import type { Category, ProductCard } from '@banxin/contract/calls/catalogue/categories.schemas';

/** Digits as order numbers have them. */
const ORDER_NUMBER = /^\d{8,24}$/;

/** The digits of an order number, also written with spaces or hyphens; null for anything else. */
export function orderNumberIn(query: string): string | null {
  const digits = query.replace(/[\s-]/g, '');
  return ORDER_NUMBER.test(digits) ? digits : null;
}

/** Letter case and full-width forms do not matter. */
const plain = (text: string): string => text.normalize('NFKC').toLowerCase();

const wordsOf = (query: string): readonly string[] =>
  plain(query)
    .split(/[\s,，、]+/)
    .filter((word) => word !== '');

/** How well a product fits a word: its name counts most, then its category, then its description. */
function weigh(word: string, name: string, category: string, description: string): number {
  if (name.startsWith(word)) return 4;
  if (name.includes(word)) return 3;
  if (category.includes(word)) return 2;
  return description.includes(word) ? 1 : 0;
}

/** Products that contain every word, best first; equals keep the catalogue's order. */
export function searchProducts(
  categories: readonly Category[],
  query: string,
): readonly ProductCard[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  return categories
    .flatMap(({ name, products }) =>
      products.map((product) => {
        const weights = words.map((word) =>
          weigh(word, plain(product.name), plain(name), plain(product.description)),
        );
        const score = weights.includes(0) ? 0 : weights.reduce((sum, weight) => sum + weight, 0);
        return { product, score };
      }),
    )
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ product }) => product);
}
