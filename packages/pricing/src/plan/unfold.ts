/**
 * Flat size of folded and glued products from their finished size.
 */
import type { Configuration, Product } from '../types.ts';

export interface Flat {
  widthMm: number;
  heightMm: number;
  /** Added on every side for imposition: bleed, or the gap between dies. @unit mm */
  edgeMm: number;
}

/** Size of the unfolded piece; products that are not folded up are their own flat size. */
export function flatSize(product: Product, configuration: Configuration): Flat {
  const { widthMm: w, heightMm: h } = configuration;
  const d = configuration.depthMm ?? 0;
  const p = product.unfold?.params ?? {};
  const of = (name: string): number => p[name] ?? 0;
  switch (product.unfold?.shape) {
    case 'tuckBox':
      // four walls and a glue flap; a lid, a floor and their tucks
      return {
        widthMm: 2 * (w + d) + of('glue'),
        heightMm: h + 2 * (d + of('tuck')),
        edgeMm: of('gap'),
      };
    case 'mailer':
      // one piece: floor, back, lid, front double wall, and rolled side walls
      return {
        widthMm: w + 4 * d + of('tuck'),
        heightMm: 2 * h + 3 * d + of('tuck'),
        edgeMm: of('gap'),
      };
    case 'bag':
      // two faces, two gussets and a glue flap; a turned-in top and a folded floor
      return {
        widthMm: 2 * (w + d) + of('glue'),
        heightMm: h + of('top') + Math.ceil(d / 2) + of('floor'),
        edgeMm: of('gap'),
      };
    case 'redEnvelope':
      return {
        widthMm: 2 * w + of('glue'),
        heightMm: h + of('bottom') + of('flap'),
        edgeMm: of('gap'),
      };
    default:
      return { widthMm: w, heightMm: h, edgeMm: product.bleedMm };
  }
}
