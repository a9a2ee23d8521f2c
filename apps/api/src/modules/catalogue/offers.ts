/** Every product as the category centre lists it for one kind of customer: card, price of a thousand, traits. */
import type { FacetName, FilteredProduct } from '@banxin/contract/calls/catalogue/filter.schemas';
import { fen } from '@banxin/contract/money';
import { book } from '@banxin/pricing/book';
import { categoryTree } from '@banxin/pricing/categoryTree';
import { factsOf, USES } from '@banxin/pricing/facts';
import { priceOf } from '@banxin/pricing/fromPrice';
import { productById } from '@banxin/pricing/products';
import type { CustomerTerms, Product } from '@banxin/pricing/types';
import type { Traits } from './facets.ts';

export interface Offer {
  readonly parentId: number;
  readonly card: Omit<FilteredProduct, 'restockOn'>;
  readonly traits: Traits;
}

/** Upper ends of ranges; what lies above the last has one of its own. */
const RANGES = {
  /** Fewest pieces. */
  minimum: [1, 100, 500],
  /** Working days. */
  days: [0, 2, 4],
  /** @unit fen */
  price: [5_000, 20_000, 100_000],
} as const;

/** The range of a number as its filter value: `up-100`, `over-500`. */
function rangeOf(value: number, ends: readonly number[]): string {
  const end = ends.find((one) => value <= one);
  return end === undefined ? `over-${ends.at(-1)}` : `up-${end}`;
}

const unnamed = (...values: readonly string[]) => new Map(values.map((value) => [value, '']));

const THOUSAND = 1_000;

function offerOf(
  product: Product,
  parentId: number,
  card: ReturnType<typeof categoryTree>[number]['products'][number],
  terms: CustomerTerms,
): Offer {
  const { defaults, production } = product;
  const material = product.materials.find(({ id }) => id === defaults.materialId);
  if (material === undefined) throw new RangeError(`product ${product.id} has no usual material`);
  const thousand = priceOf(product, book, Math.ceil(THOUSAND / product.piecesPerUnit), terms);
  const fewest = (product.quantity.tiers[0] ?? 1) * product.piecesPerUnit;
  const traits: Record<FacetName, ReadonlyMap<string, string>> = {
    use: new Map(factsOf(product).uses.map((use) => [use, USES[use]])),
    // Goods from a shelf have one material each that nothing else has.
    material: new Map(
      product.stock ? [] : product.materials.map(({ id, name }) => [id, name] as const),
    ),
    craft: new Map(
      product.crafts
        .filter(({ group }) => product.craftGroups.some(({ id }) => id === group))
        .map(({ id, label }) => [id, label] as const),
    ),
    minimum: unnamed(rangeOf(fewest, RANGES.minimum)),
    days: unnamed(rangeOf(production.days, RANGES.days)),
    urgent: unnamed(...production.urgent),
    price: unnamed(...(card.from === null ? [] : [rangeOf(card.from, RANGES.price)])),
  };
  const { restockOn: _, ...shown } = card;
  return {
    parentId,
    traits,
    card: {
      ...shown,
      material: { id: material.id, name: material.name },
      gsm: defaults.gsm,
      days: production.days,
      thousand: thousand === null ? null : fen(thousand),
      hasStyles: product.styles.max > 1,
    },
  };
}

const kept = new Map<string, readonly Offer[]>();

/** Prices depend on the book and on these terms alone: so each kind of customer is priced once. */
export function offersFor(terms: CustomerTerms): readonly Offer[] {
  const key = `${terms.type} ${terms.vipLevel}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const offers = categoryTree(book, terms).flatMap(({ id: parentId, products }) =>
    products.flatMap((card) => {
      const product = productById(card.id);
      return product === undefined ? [] : [offerOf(product, parentId, card, terms)];
    }),
  );
  kept.set(key, offers);
  return offers;
}
