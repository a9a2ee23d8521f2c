/** Templates: drawn print files that a customer may take and change. */
import * as z from 'zod/mini';

/** Trades that templates are drawn for. */
export const templateIndustry = z.enum([
  'business',
  'retail',
  'catering',
  'food',
  'ecommerce',
  'exhibition',
  'industry',
  'festival',
]);
/** A value of {@link templateIndustry}. */
export type TemplateIndustry = z.infer<typeof templateIndustry>;

/** Colours that templates are found by. */
export const templateColour = z.enum(['black', 'blue', 'red', 'green', 'gold', 'brown']);
/** A value of {@link templateColour}. */
export type TemplateColour = z.infer<typeof templateColour>;

/** Longest side of anything that is printed. @unit mm */
const SIDE_MAX = 2_000;

const millimetres = z.number().check(z.positive(), z.maximum(SIDE_MAX));

/** A template in a list. */
export const templateCard = z.object({
  id: z.int(),
  name: z.string(),
  nameEn: z.string(),
  productId: z.int(),
  productName: z.string(),
  /** The product is no longer sold: the file may be had, not ordered. */
  isWithdrawn: z.boolean(),
  industry: templateIndustry,
  colour: templateColour,
  /** Finished size; a third number is the depth of a box or bag. @unit mm */
  widthMm: millimetres,
  heightMm: millimetres,
  depthMm: z.nullable(millimetres),
  /** The drawing, bleed included, and its size. */
  picture: z.object({ url: z.string(), widthMm: millimetres, heightMm: millimetres }),
});
/** A value of {@link templateCard}. */
export type TemplateCard = z.infer<typeof templateCard>;
