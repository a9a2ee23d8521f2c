/**
 * Random jobs for property tests and the benchmark: configurations drawn from the catalogue, by an
 * injected source of randomness.
 */

import { products } from '../src/catalogue/products.ts';
import { defaultUse } from '../src/configure/options.ts';
import type { Configuration, CraftUse, Product } from '../src/types.ts';

/** Whole number from 0 to n − 1. */
export type Pick = (n: number) => number;

/** Small seeded generator for the benchmark (mulberry32). */
export function seeded(seed: number): Pick {
  let state = seed >>> 0;
  return (n) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4_294_967_296) * n);
  };
}

function one<T>(pick: Pick, values: readonly T[]): T {
  const value = values[pick(values.length)];
  if (value === undefined) throw new RangeError('nothing to pick from');
  return value;
}

const within = (pick: Pick, range: { min: number; max: number; step: number }): number =>
  range.min + range.step * pick(Math.floor((range.max - range.min) / range.step) + 1);

/** Any combination of a product's options; often breaks a rule. */
export function randomConfiguration(pick: Pick, product: Product): Configuration {
  const { custom } = product.size;
  const preset = one(pick, product.size.presets);
  const isCustom = custom !== undefined && pick(4) === 0;
  const material = one(pick, product.materials);
  const configuration: Configuration = {
    productId: product.id,
    sizeId: isCustom ? 'custom' : preset.id,
    widthMm: isCustom ? within(pick, custom.width) : preset.widthMm,
    heightMm: isCustom ? within(pick, custom.height) : preset.heightMm,
    materialId: material.id,
    gsm: one(pick, material.gsm),
    colours: one(pick, product.colours),
    crafts: [],
    quantity: one(pick, product.quantity.tiers),
    styles: pick(3) === 0 ? 1 + pick(Math.min(5, product.styles.max)) : 1,
  };
  const depth = isCustom && custom.depth ? within(pick, custom.depth) : preset.depthMm;
  if (depth !== undefined) configuration.depthMm = depth;
  if (product.spot && pick(5) === 0) configuration.spot = 1 + pick(product.spot.max);
  if (product.pages) {
    configuration.pages = within(pick, product.pages);
    const covers = (product.covers ?? []).map((cover) => cover.id);
    configuration.coverId = one(
      pick,
      product.pages.cover === 'self' ? ['self', ...covers] : covers,
    );
  }
  if (product.quantity.custom && pick(4) === 0) {
    configuration.quantity = within(pick, product.quantity.custom);
  }
  const crafts: CraftUse[] = [];
  for (const group of product.craftGroups) {
    const offered = product.crafts.filter((craft) => craft.group === group.id);
    const wanted = group.required ? 1 : pick(3) === 0 ? 1 + pick(2) : 0;
    const most = group.exclusive ? Math.min(1, wanted) : wanted;
    for (let n = 0; n < most && offered.length > 0; n += 1) {
      const [craft] = offered.splice(pick(offered.length), 1);
      if (!craft) continue;
      const use = defaultUse(craft, configuration);
      if (craft.sides) use.sides = one(pick, craft.sides);
      crafts.push(use);
    }
  }
  configuration.crafts = crafts;
  return configuration;
}

/** Any product with any combination of its options. */
export function randomJob(
  pick: Pick,
  among: readonly Product[] = products,
): { product: Product; configuration: Configuration } {
  const product = one(pick, among);
  return { product, configuration: randomConfiguration(pick, product) };
}
