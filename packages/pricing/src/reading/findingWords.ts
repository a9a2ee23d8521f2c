/**
 * Words that find products beside those that order them (`synonyms.ts`): how buyers ask before they know what a thing
 * is called here. Small letters.
 */

/** Words for products. */
export const FINDING_WORDS: readonly (readonly [
  words: readonly string[],
  ids: readonly number[],
])[] = [
  [
    ['dm', 'dm单页', '宣传页', '宣传彩页', '派单', '散页', 'flyers', 'leaflets', 'handout'],
    [201, 202],
  ],
  // A flyer that is to be folded is one of these.
  [
    [
      '宣传单页',
      '宣传单',
      '单页',
      '传单',
      'dm',
      'dm单',
      '彩页',
      'flyer',
      'flyers',
      'leaflet',
      'leaflets',
    ],
    [203, 204, 205],
  ],
  [['宣传海报', 'posters'], [206]],
  [
    ['宣传画册', '样本册', 'brochures', 'booklets', 'catalogues'],
    [301, 302],
  ],
];

/** Words for every product of a category. */
export const CATEGORY_WORDS: Readonly<Record<number, readonly string[]>> = {
  1: ['卡片'],
  5: ['礼盒', '纸袋'],
  6: ['年货', '春节', '新年', '过年'],
  8: ['快递包装'],
  9: ['样册', '样本'],
};
