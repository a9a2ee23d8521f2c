/**
 * The catalogue: nine parent categories and their products.
 */

import type { Category, Product } from '../types.ts';
import { booklets } from './booklets.ts';
import { cards } from './cards.ts';
import { festive } from './festive.ts';
import { flyers } from './flyers.ts';
import { packaging } from './packaging.ts';
import { stickers } from './stickers.ts';
import { office, samples, supplies } from './stock.ts';

const category = (
  id: number,
  name: string,
  art: Category['art'],
  description: string,
): Category => ({ id, name, art, description });

/** Parent categories, in the order of the navigation. */
export const categories: readonly Category[] = [
  category(1, '名片卡券', 'nameCard', '名片、优惠券、吊牌、会员卡'),
  category(2, '宣传单页', 'flyer', '单页、折页、海报、台卡'),
  category(3, '画册书刊', 'booklet', '骑马订、胶装、说明书、内刊'),
  category(4, '不干胶标签', 'sticker', '圆形、方形、透明、防水、流水号'),
  category(5, '包装盒袋', 'box', '彩盒、飞机盒、手提袋'),
  category(6, '节庆用品', 'redEnvelope', '红包、对联、福字、贺卡'),
  category(7, '办公用纸', 'paper', '复印纸与打印耗材，现货'),
  category(8, '包装耗材', 'box', '纸箱、气泡袋、胶带，现货'),
  category(9, '样品', 'sampleBook', '纸样册、工艺样册、包装样品'),
];

/** Every product, by category and number. */
export const products: readonly Product[] = [
  ...cards,
  ...flyers,
  ...booklets,
  ...stickers,
  ...packaging,
  ...festive,
  ...office,
  ...supplies,
  ...samples,
];

const byId = new Map(products.map((one) => [one.id, one]));

/** The product of a leaf category id; undefined for ids that do not exist. */
export const productById = (id: number): Product | undefined => byId.get(id);

/** Products of a parent category. */
export const productsIn = (parentId: number): Product[] =>
  products.filter((one) => one.parentId === parentId);
