/**
 * What a customer asks for: one product with every option chosen. Here stand whole numbers, short names and
 * no field that nobody declared; ranges are the product's, and the quote engine proposes what would be right.
 */
import * as z from 'zod/mini';

const positive = z.int().check(z.minimum(1));
const millimetres = z.int().check(z.minimum(1), z.maximum(5000));
/** Id of an option or a parameter. */
const id = z.string().check(z.maxLength(40));

/** A craft that was chosen, with its parameters. */
export const craftChoice = z.strictObject({
  id,
  /** e.g. foil area in cm², number of holes. */
  params: z.optional(z.record(id, z.int())),
  sides: z.optional(z.union([z.literal(1), z.literal(2)])),
});

/** A product with every option chosen. */
export const configuration = z.strictObject({
  productId: positive,
  /** A preset's id or `custom`. */
  sizeId: id,
  /** Finished size. @unit mm */
  widthMm: millimetres,
  heightMm: millimetres,
  depthMm: z.optional(millimetres),
  materialId: id,
  /** Grammage. @unit g/m² */
  gsm: z.int().check(z.minimum(0)),
  /** Front+back inks, e.g. `4+4`. */
  colours: id,
  /** Number of spot inks. */
  spot: z.optional(z.int()),
  /** Pages of a booklet, cover included when it is a self cover. */
  pages: z.optional(z.int()),
  coverId: z.optional(id),
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
