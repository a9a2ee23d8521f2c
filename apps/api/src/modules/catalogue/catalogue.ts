/** Category tree and product templates, the same data that the quote engine runs on. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { getProductCategoryNames } from '@banxin/contract/calls/catalogue/categories';
import type { Category } from '@banxin/contract/calls/catalogue/categories.schemas';
import type { getOrderConfig } from '@banxin/contract/calls/catalogue/orderConfig';
import { calculateQuote } from '@banxin/contract/calls/order/quote';
import { catalogue as refusals } from '@banxin/contract/refusals/catalogue';
import { missingAccess } from '@banxin/contract/rules/access';
import { book } from '@banxin/pricing/book';
import { categoryTree } from '@banxin/pricing/categoryTree';
import { categories, productById, products } from '@banxin/pricing/products';
import type { Product } from '@banxin/pricing/types';
import type { Context, Customer } from '../../context.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import { markerFor } from './marks.ts';
import { readRestocks } from './shelf.ts';

/** Prices depend on the book alone, so the tree is made once. */
let tree: Category[] | undefined;

/** Who may not ask for a quote is not told by the catalogue either. */
export const seesPrices = (customer: Customer | null): boolean =>
  missingAccess(calculateQuote.access, customer) === null;

const withoutPrices = (categories: readonly Category[]): Category[] =>
  categories.map((one) => ({
    ...one,
    products: one.products.map((product) => ({ ...product, from: null })),
  }));

export function templateWithoutPrices(product: Product): Product {
  if (!product.stock) return product;
  const { unitPrice: _, ...stock } = product.stock;
  return { ...product, stock };
}

/** Categories with their products. */
export async function listCategories(context: Context): Promise<Category[]> {
  tree ??= categoryTree(book);
  const shown = seesPrices(context.customer) ? tree : withoutPrices(tree);
  const [restocks, marked] = await Promise.all([readRestocks(context.db), markerFor(context)]);
  return shown.map((category) => ({
    ...category,
    products: category.products.map((product) => ({
      ...marked(product),
      restockOn: restocks.get(product.id) ?? null,
    })),
  }));
}

/** Names alone, of categories and products. */
export const listNames = async (): Promise<OutputOf<typeof getProductCategoryNames>> => [
  ...categories.map(({ id, name }) => ({ id, parentId: null, name })),
  ...products.map(({ id, parentId, name }) => ({ id, parentId, name })),
];

/** What the configurator of a product needs. */
export async function readTemplate(
  { now, customer }: Context,
  { categoryId }: ParsedOf<typeof getOrderConfig>,
): Promise<OutputOf<typeof getOrderConfig> | Refusal> {
  const product = productById(categoryId);
  if (product === undefined) return refuse(refusals.unknown);
  return seesPrices(customer)
    ? { product, book, now }
    : { product: templateWithoutPrices(product), book: null, now };
}
