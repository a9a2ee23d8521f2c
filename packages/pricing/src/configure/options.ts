/**
 * The options of a product, and configurations with one option changed.
 */

import type { Configuration, Craft, CraftUse, OptionField, OptionId, Product } from '../types.ts';
import { wordingOf } from '../wording/chinese.ts';
import { sentence } from '../wording/sentence.ts';
import { quantitySentence } from '../words.ts';
import { snap, valuesOf } from './range.ts';

export interface Option {
  id: OptionId;
  field: OptionField;
  value: string;
  label: string;
}

const option = (field: OptionField, value: string | number, label: string): Option => ({
  id: `${field}:${value}`,
  field,
  value: String(value),
  label,
});

/** All options that a screen can offer, in template order; free numbers (custom mm, styles) excepted. */
export function listOptions(product: Product, configuration: Configuration): Option[] {
  const word = wordingOf(product);
  const options: Option[] = product.size.presets.map((one) => option('size', one.id, one.name));
  if (product.size.custom) options.push(option('size', 'custom', word(sentence('customSize'))));
  for (const one of product.materials) options.push(option('material', one.id, one.name));
  const material = product.materials.find((one) => one.id === configuration.materialId);
  // The usual one stands first in the catalogue; read they are in order.
  for (const gsm of material?.gsm.toSorted((a, b) => a - b) ?? [])
    options.push(option('gsm', gsm, word(sentence('grammage', gsm))));
  for (const one of product.colours)
    options.push(option('colours', one, word(sentence('colours', one))));
  if (product.spot) {
    for (let count = 0; count <= product.spot.max; count += 1) {
      const label = count === 0 ? sentence('noSpot') : sentence('spots', count);
      options.push(option('spot', count, word(label)));
    }
  }
  if (product.pages) {
    for (const pages of valuesOf(product.pages)) {
      options.push(option('pages', pages, word(sentence('pages', pages))));
    }
    if (product.pages.cover === 'self') {
      options.push(option('cover', 'self', word(sentence('sameCover'))));
    }
  }
  for (const one of product.covers ?? []) options.push(option('cover', one.id, one.label));
  for (const one of product.crafts) {
    if (product.craftGroups.some((group) => group.id === one.group)) {
      options.push(option('craft', one.id, one.label));
    }
  }
  for (const quantity of product.quantity.tiers) {
    options.push(option('quantity', quantity, word(quantitySentence(product, quantity))));
  }
  return options;
}

/** A craft as it is first chosen: default parameters, and both sides when both are printed. */
export function defaultUse(craft: Craft, configuration: Configuration): CraftUse {
  const use: CraftUse = { id: craft.id };
  if (craft.params) {
    use.params = Object.fromEntries(craft.params.map((one) => [one.id, one.default]));
  }
  if (craft.sides) {
    const twoSided = !configuration.colours.endsWith('+0') && craft.sides.includes(2);
    use.sides = twoSided ? 2 : (craft.sides[0] ?? 1);
  }
  return use;
}

/** The configuration with a craft added; it replaces the one chosen in an exclusive group. */
export function withCraft(
  product: Product,
  configuration: Configuration,
  id: string,
): Configuration {
  const craft = product.crafts.find((one) => one.id === id);
  if (!craft || configuration.crafts.some((use) => use.id === id)) return configuration;
  const group = product.craftGroups.find((one) => one.id === craft.group);
  const kept = group?.exclusive
    ? configuration.crafts.filter(
        (use) => product.crafts.find((one) => one.id === use.id)?.group !== craft.group,
      )
    : configuration.crafts;
  return { ...configuration, crafts: [...kept, defaultUse(craft, configuration)] };
}

export function withoutCraft(configuration: Configuration, id: string): Configuration {
  return { ...configuration, crafts: configuration.crafts.filter((use) => use.id !== id) };
}

/** Closest grammage that a material offers. */
export function nearestGsm(gsm: readonly number[], wanted: number): number {
  return gsm.reduce((a, b) => (Math.abs(b - wanted) < Math.abs(a - wanted) ? b : a), gsm[0] ?? 0);
}

function withSize(product: Product, configuration: Configuration, id: string): Configuration {
  const { depthMm: oldDepth, ...flat } = configuration;
  const preset = product.size.presets.find((one) => one.id === id);
  if (preset) {
    const { widthMm, heightMm, depthMm } = preset;
    const sized = { ...flat, sizeId: id, widthMm, heightMm };
    return depthMm === undefined ? sized : { ...sized, depthMm };
  }
  const { custom } = product.size;
  if (!custom) return { ...configuration, sizeId: id };
  const sized: Configuration = {
    ...flat,
    sizeId: 'custom',
    widthMm: snap(custom.width, configuration.widthMm),
    heightMm: snap(custom.height, configuration.heightMm),
  };
  return custom.depth
    ? { ...sized, depthMm: snap(custom.depth, oldDepth ?? custom.depth.min) }
    : sized;
}

/** The configuration with one option chosen. A new material brings its closest grammage with it. */
export function withOption(
  product: Product,
  configuration: Configuration,
  field: OptionField,
  value: string,
): Configuration {
  switch (field) {
    case 'size':
      return withSize(product, configuration, value);
    case 'material': {
      const material = product.materials.find((one) => one.id === value);
      const gsm = material ? nearestGsm(material.gsm, configuration.gsm) : configuration.gsm;
      return { ...configuration, materialId: value, gsm };
    }
    case 'gsm':
      return { ...configuration, gsm: Number(value) };
    case 'colours': {
      const colours = product.colours.find((one) => one === value);
      return colours ? { ...configuration, colours } : configuration;
    }
    case 'spot':
      return { ...configuration, spot: Number(value) };
    case 'pages':
      return { ...configuration, pages: Number(value) };
    case 'cover':
      return { ...configuration, coverId: value };
    case 'craft':
      return withCraft(product, configuration, value);
    case 'quantity':
      return { ...configuration, quantity: Number(value) };
    case 'styles':
      return { ...configuration, styles: Number(value) };
  }
}

/** Splits `field:value`. */
export function parseOption(id: OptionId): { field: OptionField; value: string } {
  const at = id.indexOf(':');
  return { field: id.slice(0, at) as OptionField, value: id.slice(at + 1) };
}

/** The option a field holds now; null when it holds none. */
export function chosenOption(
  configuration: Configuration,
  field: Exclude<OptionField, 'craft'>,
): OptionId | null {
  switch (field) {
    case 'size':
      return `size:${configuration.sizeId}`;
    case 'material':
      return `material:${configuration.materialId}`;
    case 'gsm':
      return `gsm:${configuration.gsm}`;
    case 'colours':
      return `colours:${configuration.colours}`;
    case 'spot':
      return configuration.spot ? `spot:${configuration.spot}` : null;
    case 'pages':
      return configuration.pages === undefined ? null : `pages:${configuration.pages}`;
    case 'cover':
      return `cover:${configuration.coverId ?? 'self'}`;
    case 'quantity':
      return `quantity:${configuration.quantity}`;
    case 'styles':
      return `styles:${configuration.styles}`;
  }
}

/** Whether an option is the chosen one. */
export function isChosen(configuration: Configuration, one: Option): boolean {
  if (one.field === 'craft') return configuration.crafts.some((use) => use.id === one.value);
  if (one.field === 'spot') return (configuration.spot ?? 0) === Number(one.value);
  return chosenOption(configuration, one.field) === one.id;
}
