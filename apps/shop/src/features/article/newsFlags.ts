/** Marks of news, as readers see them. */
import { newsFlag } from '@banxin/contract/enums/catalogue';
import type { StatusTone } from '@banxin/ui/StatusTag';
import { dictionary, useText } from '../../lib/text.ts';

const flagText = dictionary(
  {
    newProduct: '新品上线',
    limitedActivity: '限时活动',
    materialUpgrade: '材质升级',
    craftUpgrade: '工艺升级',
  },
  {
    newProduct: 'New product',
    limitedActivity: 'Limited time',
    materialUpgrade: 'Better material',
    craftUpgrade: 'Better finishing',
  },
);

const tones: Readonly<Record<string, StatusTone>> = {
  newProduct: 'action',
  limitedActivity: 'caution',
};

/** Every mark with its words. */
export function useNewsFlags() {
  const words = useText(flagText);
  return newsFlag.options.map(({ key, value }) => ({
    value,
    label: words[key],
    tone: tones[key] ?? 'positive',
  }));
}

/** The marks that a sum carries. */
export const useFlagsOf = (flags: number) =>
  useNewsFlags().filter(({ value }) => newsFlag.has(flags, value));
