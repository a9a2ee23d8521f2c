/** Catalogue and content: labels on products, introductions, goods, news. Specification §3. */
import { defineEnum, defineFlags, type ValueOf } from './define.ts';

/** Mark on a product. */
export const productMark = defineEnum({
  recommended: [1, '推荐'],
  new: [2, '新品'],
});
/** A value of {@link productMark}. */
export type ProductMark = ValueOf<typeof productMark>;

/** Kind of example article. */
export const exampleType = defineEnum({
  material: [0, '材质'],
  craft: [1, '工艺'],
  faq: [2, '常见问题'],
});
/** Help categories whose articles are examples of a kind; all others are questions. @see pages-shop §8 */
export const exampleTopics: Readonly<Record<number, ExampleType>> = {
  3: exampleType.material,
  4: exampleType.craft,
};
/** A value of {@link exampleType}. */
export type ExampleType = ValueOf<typeof exampleType>;

/** Kind of introduction. */
export const introductionKind = defineEnum({
  productMainImage: [0, '产品主图'],
  productPrintIntro: [1, '产品印刷介绍'],
  generalMainImage: [2, '通用主图'],
  generalPrintIntro: [3, '通用印刷介绍'],
  goodsMainImage: [4, '商品主图'],
  goodsIntro: [5, '商品介绍'],
});
/** A value of {@link introductionKind}. */
export type IntroductionKind = ValueOf<typeof introductionKind>;

/** Kind of stock goods. */
export const goodsKind = defineEnum({
  generalStock: [0, '通用库存'],
  productSample: [1, '产品样品'],
  copyPaper: [2, '多功能复印纸'],
  activityRedemption: [3, '活动兑换'],
  cartridge: [4, '硒鼓墨盒'],
  packagingMaterial: [5, '包装材料'],
  bakingSupplies: [6, '烘焙用品'],
});
/** A value of {@link goodsKind}. */
export type GoodsKind = ValueOf<typeof goodsKind>;

/** Marks on a news article; any sum is valid. */
export const newsFlag = defineFlags({
  newProduct: [1, '新品上线'],
  limitedActivity: [2, '限时活动'],
  materialUpgrade: [4, '材质升级'],
  craftUpgrade: [8, '工艺升级'],
});
