/** The catalogue: category tree and product templates, the same data that the quote engine runs on. */
import {
  type Category,
  getAllProductCategories,
  getOrderConfig,
  getProductCategoryNames,
} from '@banxin/contract/calls/catalogue';
import { clickCategory } from '@banxin/contract/calls/order';
import { errCode } from '@banxin/contract/errors';
import type { Fen } from '@banxin/contract/money';
import { book } from '@banxin/pricing/book';
import { fromPrice } from '@banxin/pricing/fromPrice';
import { categories, productById, products } from '@banxin/pricing/products';
import { handle, handlePublic } from '../../handle.ts';
import { refuse } from '../../refusal.ts';
import { takeBatch } from './visits.ts';

/** Every parent category with its products and their lowest prices. */
const categoryTree = (): Category[] =>
  categories.map(({ id, name }) => ({
    id,
    name,
    products: products
      .filter(({ parentId }) => parentId === id)
      .map((product) => {
        const from = fromPrice(product, book);
        return {
          id: product.id,
          name: product.name,
          family: product.art,
          description: product.description,
          widthMm: product.defaults.widthMm,
          heightMm: product.defaults.heightMm,
          depthMm: product.defaults.depthMm ?? null,
          from: from.total as Fen,
          fromUnit: from.quantityText,
        };
      }),
  }));

/** Prices depend on the book alone, so the tree is made once. */
let tree: Category[] | undefined;

export const catalogueHandlers = [
  handlePublic(getAllProductCategories, async () => {
    tree ??= categoryTree();
    return tree;
  }),
  handlePublic(getProductCategoryNames, async () => [
    ...categories.map(({ id, name }) => ({ id, parentId: null, name })),
    ...products.map(({ id, parentId, name }) => ({ id, parentId, name })),
  ]),
  handlePublic(getOrderConfig, async ({ now }, { categoryId }) => {
    const product = productById(categoryId);
    if (product === undefined) return refuse(errCode.notFound, '产品不存在或已下架');
    return { product, book, now };
  }),
  handle(clickCategory, takeBatch),
];
