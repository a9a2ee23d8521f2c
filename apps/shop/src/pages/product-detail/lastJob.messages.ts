/** Texts of the last job of a product. */
import { dictionary } from '../../lib/text.ts';

export const lastJobText = dictionary(
  {
    title: '上次这样下的',
    take: '就这样配',
    isThat: '现在就是这样',
    withFiles: '连同文件、收货再来一单',
    impossible: '这样的配置今天不能生产了，请在下面重新选择',
    cost: (amount: string) => `当时 ${amount}`,
    thenNow: (then: string, now: string) => `当时 ${then}，现在 ${now}`,
  },
  {
    title: 'As you ordered last time',
    take: 'Take these options',
    isThat: 'These are the options now',
    withFiles: 'Order again with its files and receiver',
    impossible: 'It can no longer be made like that; please choose below',
    cost: (amount: string) => `${amount} then`,
    thenNow: (then: string, now: string) => `${then} then, ${now} now`,
  },
);
