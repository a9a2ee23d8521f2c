/** Shapes of what categories.ts sends and answers. */
import * as z from 'zod/mini';
import { day, fen, noInput } from '../../entities/primitives.ts';
import { productArt } from '../../entities/productArt.ts';
import { sentence } from '../../entities/sentence.ts';

export const productCard = z.object({
  id: z.int(),
  name: z.string(),
  /** Which drawing stands for it. */
  family: productArt,
  description: z.string(),
  /** What it is for, in Chinese and by the catalogue's ids. */
  uses: z.array(z.object({ id: z.string(), name: z.string() })),
  /** 1 recommended: ordered most often in its category in 30 days; 2 new: told as new by the news of 90 days; 0 neither. */
  mark: z.literal([0, 1, 2]),
  /** Picked from a shelf, not made to order. */
  isStock: z.boolean(),
  /** Day on which a shelf that is empty is filled again; null for everything that can be had. */
  restockOn: z.nullable(day),
  widthMm: z.number(),
  heightMm: z.number(),
  depthMm: z.nullable(z.number()),
  /** Lowest price of the default configuration's ladder; null for roles that may not see prices. */
  from: z.nullable(fen),
  /** What `from` buys: 100 张, 1 盒. */
  fromUnit: z.string(),
  fromUnitSaid: sentence,
});
/** A value of {@link productCard}. */
export type ProductCard = z.infer<typeof productCard>;

/** A parent category with its products. */
export const category = z.object({ id: z.int(), name: z.string(), products: z.array(productCard) });
/** A value of {@link category}. */
export type Category = z.infer<typeof category>;

export const getAllProductCategories = {
  input: noInput,
  output: z.array(category),
};

export const getProductCategoryNames = {
  input: noInput,
  output: z.array(z.object({ id: z.int(), parentId: z.nullable(z.int()), name: z.string() })),
};
