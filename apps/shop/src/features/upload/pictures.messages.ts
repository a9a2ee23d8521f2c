/** Texts of pictures that go with something written. */
import { dictionary } from '../../lib/text.ts';

export const picturesText = dictionary(
  {
    label: '图片',
    hint: (most: number, megabytes: number) =>
      `最多 ${most} 张，JPG 或 PNG，每张 ${megabytes} MB 以内`,
    tooMany: (most: number) => `最多 ${most} 张，多出的没有加入`,
  },
  {
    label: 'Pictures',
    hint: (most: number, megabytes: number) =>
      `Up to ${most}, JPG or PNG, ${megabytes} MB each at most`,
    tooMany: (most: number) => `${most} at most, the others were left out`,
  },
);
