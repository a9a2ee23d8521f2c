/**
 * Weight, volume and cartons of an order, and the packaging fees.
 * Weights are whole grams, volumes whole cm³; both are rounded up once at the end.
 */

import { divHalfUp, divUp, type Fen, fen, ZERO } from '../money.ts';
import { flatSize } from '../plan/unfold.ts';
import type { PriceBook } from '../priceBook/book.types.ts';
import type { Configuration, CustomerTerms, Line, PackagingOptions, Product } from '../types.ts';
import { lineOf } from '../waterfall/line.ts';
import { sentence, type Wording } from '../wording/sentence.ts';

export interface Parcel {
  /** Goods with wrapping and cartons. */
  grams: number;
  cm3: number;
  /** 0 = kraft wrap only. */
  cartons: number;
  /** Pieces to label: cartons, or one wrapped bundle. */
  parcels: number;
}

/** Air between sheets and folded goods: sheet volume is gsm-based thickness times this. */
const BULK: Readonly<Record<Product['family'], number>> = {
  card: 12,
  flyer: 11,
  folded: 14,
  booklet: 12,
  sticker: 13,
  box: 22,
  bag: 30,
  redEnvelope: 18,
  couplet: 14,
  stock: 10,
  sample: 10,
};

/** Net weight of one piece. @unit mg */
function pieceMg(product: Product, configuration: Configuration): number {
  const { widthMm, heightMm, gsm, pages } = configuration;
  if (product.family === 'booklet') {
    const leaf = widthMm * heightMm;
    const cover = product.covers?.find((one) => one.id === configuration.coverId);
    const inner = ((pages ?? 4) - (cover ? 4 : 0)) / 2;
    return divHalfUp(leaf * (inner * gsm + (cover ? 2 * cover.gsm : 0)), 1000);
  }
  const flat = flatSize(product, configuration);
  return divHalfUp(flat.widthMm * flat.heightMm * gsm, 1000);
}

/** Net grams and cm³ of everything ordered. */
export function netWeight(
  product: Product,
  configuration: Configuration,
): { grams: number; cm3: number } {
  const units = configuration.quantity * configuration.styles;
  if (product.stock) {
    return { grams: product.stock.weightGrams * units, cm3: product.stock.volumeCm3 * units };
  }
  const grams = divUp(pieceMg(product, configuration) * units * product.piecesPerUnit, 1000);
  // paper weighs about 1 g per cm³; bulk 10 = no air
  return { grams, cm3: divUp(grams * BULK[product.family], 10) };
}

/** Packs the goods: kraft wrap when light, else cartons of at most 18 kg each. */
export const pack = (
  product: Product,
  book: PriceBook,
  configuration: Configuration,
  options: PackagingOptions,
): Parcel => packNet(netWeight(product, configuration), book, options);

/** The same for goods of which weight and volume are known. */
export function packNet(
  net: { readonly grams: number; readonly cm3: number },
  { packaging }: Pick<PriceBook, 'packaging'>,
  options: PackagingOptions,
): Parcel {
  const wrapped = divUp(net.grams * (10_000 + packaging.wrap), 10_000);
  const isKraftOnly = options.outer !== 'carton' && net.grams <= packaging.kraftGrams;
  if (isKraftOnly) return { grams: wrapped, cm3: net.cm3, cartons: 0, parcels: 1 };
  const cartons = Math.max(
    1,
    divUp(net.grams, packaging.cartonGrams),
    divUp(net.cm3, packaging.cartonCm3),
  );
  return {
    grams: wrapped + cartons * packaging.tareGrams,
    cm3: divUp(net.cm3 * 11, 10),
    cartons,
    parcels: cartons,
  };
}

type PackagingWork = 'carton' | 'separate' | 'neutral' | 'tearProof';

/** Packaging as a group line; null when nothing is charged. */
export function packagingLine(
  book: PriceBook,
  parcel: Parcel,
  styles: number,
  options: PackagingOptions,
  customer: CustomerTerms,
  word: Wording,
): Line | null {
  const { packaging } = book;
  const children: Line[] = [];
  const add = (id: PackagingWork, each: Fen, count: number, unit: string): void => {
    if (each === 0 || count === 0) return;
    const said = { label: sentence('work', id), detail: sentence('countPrice', count, unit, each) };
    children.push(lineOf(word, `packaging.${id}`, 'fee', fen(each * count), said));
  };
  add('carton', packaging.carton, parcel.cartons, '箱');
  if (options.separateStyles && styles > 1) {
    add('separate', packaging.separateStyle, styles, '款');
  }
  if (options.neutral) {
    const isFree = packaging.neutralFreeLevels.includes(customer.vipLevel);
    add('neutral', isFree ? ZERO : packaging.neutral, parcel.parcels, '件');
  }
  if (options.tearProof) add('tearProof', packaging.tearProof, parcel.parcels, '件');
  if (children.length === 0) return null;
  const amount = fen(children.reduce((sum, one) => sum + one.amount, 0));
  const group = lineOf(word, 'packaging', 'group', amount, {
    label: sentence('work', 'packaging'),
  });
  return { ...group, children };
}
