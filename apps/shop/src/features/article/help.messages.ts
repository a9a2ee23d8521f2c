/** Texts that the pages of the help centre share. */
import { dictionary } from '../../lib/text.ts';

export const helpText = dictionary(
  {
    title: '帮助与支持',
    categories: '帮助分类',
    voice: '倾听角',
    hotline: '客服热线 400-000-0000',
    found: (percent: string) => `${percent}% 觉得有用`,
  },
  {
    title: 'Help and support',
    categories: 'Help categories',
    voice: 'Tell us',
    hotline: 'Hotline 400-000-0000',
    found: (percent: string) => `${percent}% found it useful`,
  },
);
