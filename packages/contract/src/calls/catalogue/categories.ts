/** What can be ordered: the category tree with product cards. */
import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { fen, noInput } from '../../entities/primitives.ts';

const productCard = z.object({
  id: z.int(),
  name: z.string(),
  /** Family key of the drawing. */
  family: z.string(),
  description: z.string(),
  widthMm: z.number(),
  heightMm: z.number(),
  depthMm: z.nullable(z.number()),
  /** Lowest price of the default configuration's ladder; null for roles that may not see prices. */
  from: z.nullable(fen),
  /** What `from` buys: 100 张, 1 盒. */
  fromUnit: z.string(),
});
/** A value of {@link productCard}. */
export type ProductCard = z.infer<typeof productCard>;

/** A parent category with its products. */
export const category = z.object({ id: z.int(), name: z.string(), products: z.array(productCard) });
/** A value of {@link category}. */
export type Category = z.infer<typeof category>;

/** The category tree with product cards; kept by the client for as long as it likes. */
export const getAllProductCategories = defineCall({
  name: 'Order.GetAllProductCategories',
  method: 'GET',
  path: '/api/Order/GetAllProductCategories',
  encoding: 'query',
  input: noInput,
  output: z.array(category),
  summary: '全部产品分类与产品',
  access: 'public',
  shared: true,
});

/** The path's `order` is lower case on the wire. */
export const getProductCategoryNames = defineCall({
  name: 'Order.GetProductCategoryNames',
  method: 'GET',
  path: '/api/order/GetProductCategoryNames',
  encoding: 'query',
  input: noInput,
  output: z.array(z.object({ id: z.int(), parentId: z.nullable(z.int()), name: z.string() })),
  summary: '分类名称',
  access: 'public',
  display: 0,
  shared: true,
});
