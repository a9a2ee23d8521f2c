/** Texts of choosing who takes goods. */
import { dictionary } from '../../lib/text.ts';

export const carrierChoiceText = dictionary(
  {
    allCarriers: (count: number) => `全部 ${count} 种配送方式`,
    fewCarriers: '收起',
    free: '免运费',
    cheapest: '最省',
    fastest: '最快',
    recommended: '推荐',
  },
  {
    allCarriers: (count: number) => `All ${count} carriers`,
    fewCarriers: 'Fewer',
    free: 'Free',
    cheapest: 'Cheapest',
    fastest: 'Fastest',
    recommended: 'Recommended',
  },
);
