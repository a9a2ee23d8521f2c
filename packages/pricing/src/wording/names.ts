/** Names of crafts, papers, products and sheets as parts of a sentence. */
import type { PressSheet } from '../plan/sheets.ts';
import type { Craft, CraftGroup, CraftParam, Material, Product } from '../types.ts';
import { name, type Sentence } from './sentence.ts';

export const craftName = (craft: Craft): Sentence => name('craft', craft.id, craft.label);

/** A parameter is named by its craft: 面积, 孔数, 道数. */
export const paramName = (craft: Craft, param: CraftParam): Sentence =>
  name('param', `${craft.id}.${param.id}`, param.label);

export const groupName = (group: CraftGroup): Sentence => name('group', group.id, group.label);

export const materialName = (material: Material): Sentence =>
  name('material', material.id, material.name);

export const productName = (product: Product): Sentence =>
  name('product', product.id, product.name);

/** Short form of a material: 铜版 */
export const shortName = (material: Pick<Material, 'id' | 'short'>): Sentence =>
  name('short', material.id, material.short);

export const sheetName = (sheet: PressSheet): Sentence => name('sheet', sheet.id, sheet.name);
