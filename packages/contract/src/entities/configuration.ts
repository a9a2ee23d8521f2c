/** What a customer asks for: one product with every option chosen. The quote engine judges it. */
import * as z from 'zod/mini';

const positive = z.int().check(z.minimum(1));
const millimetres = z.number().check(z.minimum(1), z.maximum(5000));

/** A craft that was chosen, with its parameters. */
export const craftChoice = z.object({
  id: z.string(),
  /** e.g. foil area in cm², corner radius in mm, number of holes. */
  params: z.optional(z.record(z.string(), z.number())),
  sides: z.optional(z.union([z.literal(1), z.literal(2)])),
});

/** A product with every option chosen. */
export const configuration = z.object({
  productId: positive,
  /** A preset's id or `custom`. */
  sizeId: z.string(),
  /** Finished size. @unit mm */
  widthMm: millimetres,
  heightMm: millimetres,
  depthMm: z.optional(millimetres),
  materialId: z.string(),
  /** Grammage. @unit g/m² */
  gsm: z.int().check(z.minimum(0)),
  /** Front+back inks, e.g. `4+4`. */
  colours: z.string(),
  /** Number of spot inks. */
  spot: z.optional(z.int()),
  /** Pages of a booklet, cover included when it is a self cover. */
  pages: z.optional(z.int()),
  coverId: z.optional(z.string()),
  crafts: z.array(craftChoice).check(z.maxLength(20)),
  /** Per style, in the product's unit. */
  quantity: positive,
  /** 款数: same specification, different artwork. */
  styles: z.int().check(z.minimum(1), z.maximum(50)),
});
/** A value of {@link configuration}. */
export type Configuration = z.infer<typeof configuration>;
/** A value of {@link craftChoice}. */
export type CraftChoice = z.infer<typeof craftChoice>;
