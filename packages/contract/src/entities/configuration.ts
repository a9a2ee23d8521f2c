/**
 * What a customer asks for: one product with every option chosen. Here stand whole numbers, short names and
 * no field that nobody declared; ranges are the product's, and the quote engine proposes what would be right.
 */
import * as z from 'zod/mini';
import { STYLES_MAX } from '../constants.ts';

const positive = z.int().check(z.minimum(1));
const millimetres = z.int().check(z.minimum(1), z.maximum(5000));
/** Id of an option or a parameter. */
const id = z.string().check(z.maxLength(40));

/** Front+back inks of the catalogue; which of them a product takes, and that there are no others, the engine says. */
export type Colours = '4+0' | '4+4' | '1+0' | '1+1' | '4+1';

/** A craft that was chosen, with its parameters. */
export const craftChoice = z.strictObject({
  id,
  /** e.g. foil area in cm², number of holes. */
  params: z.exactOptional(z.record(id, z.int())),
  sides: z.exactOptional(z.union([z.literal(1), z.literal(2)])),
});

/** A product with every option chosen. */
export const configuration = z.strictObject({
  productId: positive,
  /** A preset's id or `custom`. */
  sizeId: id,
  /** Finished size. @unit mm */
  widthMm: millimetres,
  heightMm: millimetres,
  depthMm: z.exactOptional(millimetres),
  materialId: id,
  /** Grammage. @unit g/m² */
  gsm: z.int().check(z.minimum(0)),
  /** Front+back inks. */
  colours: id as unknown as z.ZodMiniType<Colours, Colours>,
  /** Number of spot inks. */
  spot: z.exactOptional(z.int()),
  /** Pages of a booklet, cover included when it is a self cover. */
  pages: z.exactOptional(z.int()),
  coverId: z.exactOptional(id),
  crafts: z.readonly(z.array(craftChoice).check(z.maxLength(20))),
  /** Per style, in the product's unit. */
  quantity: positive,
  /** 款数: same specification, different artwork. */
  styles: z.int().check(z.minimum(1), z.maximum(STYLES_MAX)),
});
/** A value of {@link configuration}. */
export type Configuration = z.infer<typeof configuration>;
/** A value of {@link craftChoice}. */
export type CraftChoice = z.infer<typeof craftChoice>;
