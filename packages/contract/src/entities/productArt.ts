/** The drawings that stand for products in lists. */
import * as z from 'zod/mini';

/** Key of a drawing. */
export const productArt = z.enum([
  'nameCard',
  'voucher',
  'hangTag',
  'flyer',
  'poster',
  'folded',
  'booklet',
  'sticker',
  'box',
  'bag',
  'redEnvelope',
  'couplet',
  'blessing',
  'paper',
  'envelope',
  'sampleBook',
]);
/** A value of {@link productArt}. */
export type ProductArt = z.infer<typeof productArt>;
