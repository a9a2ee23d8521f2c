/** The drawings that stand for products in lists. */
import * as z from 'zod/mini';

/** Key of a drawing. */
export const productArt = z.enum([
  'nameCard',
  'flyer',
  'folded',
  'booklet',
  'sticker',
  'box',
  'bag',
  'redEnvelope',
  'couplet',
  'paper',
  'sampleBook',
]);
/** A value of {@link productArt}. */
export type ProductArt = z.infer<typeof productArt>;
