/**
 * Builds a product from what differs from the defaults of every product.
 */
import type { Configuration, CraftUse, Product, SizePreset } from '../types.ts';

type Particular = Omit<Product, 'parentId' | 'defaults' | 'included' | 'styles' | 'safeMm'> &
  Partial<Pick<Product, 'included' | 'styles' | 'safeMm'>> & {
    /** Where the configurator starts, where that is not the first of every option. */
    start?: Partial<Configuration>;
  };

/** A product with its default configuration: the first of every option unless `start` says otherwise. */
export function defineProduct({ start = {}, ...particular }: Particular): Product {
  const product = {
    included: [],
    styles: { max: 50 },
    safeMm: 3,
    ...particular,
    parentId: Math.floor(particular.id / 100),
  };
  const preset = product.size.presets.find((one) => one.id === start.sizeId);
  const size = preset ?? product.size.presets[0];
  const material =
    product.materials.find((one) => one.id === start.materialId) ?? product.materials[0];
  const colours = product.colours[0];
  const quantity = product.quantity.tiers[0];
  if (!size || !material || !colours || quantity === undefined) {
    throw new RangeError(`product ${product.id} has an empty option row`);
  }
  const defaults: Configuration = {
    productId: product.id,
    sizeId: size.id,
    widthMm: size.widthMm,
    heightMm: size.heightMm,
    ...(size.depthMm === undefined ? {} : { depthMm: size.depthMm }),
    materialId: material.id,
    gsm: material.gsm[0] ?? 0,
    colours,
    ...(product.pages ? { pages: product.pages.min, coverId: 'self' } : {}),
    crafts: [],
    quantity,
    styles: 1,
    ...start,
  };
  return { ...product, defaults };
}

export const preset = (
  id: string,
  name: string,
  widthMm: number,
  heightMm: number,
  depthMm?: number,
): SizePreset => ({
  id,
  name,
  widthMm,
  heightMm,
  ...(depthMm === undefined ? {} : { depthMm }),
});

export const range = (min: number, max: number, step = 1) => ({ min, max, step });

export const bothSides = (id: string): CraftUse => ({ id, sides: 2 });
