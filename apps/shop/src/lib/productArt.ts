/** Names of drawings as the server sends them. */
import type { ProductFamily } from '@banxin/ui/ProductArt';

const FAMILIES: Readonly<Record<ProductFamily, true>> = {
  nameCard: true,
  voucher: true,
  hangTag: true,
  flyer: true,
  poster: true,
  folded: true,
  booklet: true,
  calendar: true,
  sticker: true,
  box: true,
  bag: true,
  redEnvelope: true,
  couplet: true,
  blessing: true,
  paper: true,
  forms: true,
  envelope: true,
  sampleBook: true,
  cloud: true,
  template: true,
};

/** The drawing of a family; a family that cannot be drawn yet is shown as a flyer. */
export const artFamily = (family: string): ProductFamily =>
  family in FAMILIES ? (family as ProductFamily) : 'flyer';
