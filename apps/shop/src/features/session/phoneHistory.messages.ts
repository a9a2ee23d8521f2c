/** Texts of the numbers that were used before. */
import { dictionary } from '../../lib/text.ts';

export const phoneHistoryText = dictionary(
  {
    list: '用过的手机号',
    use: (phone: string) => `使用 ${phone}`,
    remove: (phone: string) => `不再记住 ${phone}`,
  },
  {
    list: 'Numbers used before',
    use: (phone: string) => `Use ${phone}`,
    remove: (phone: string) => `Forget ${phone}`,
  },
);
