/** Texts of sharing a job out over several receivers before it is submitted. */
import { dictionary } from '../../../lib/text.ts';

export const shareOutText = dictionary(
  {
    title: '寄往多个地址',
    use: '用这些地址',
    back: '返回',
    freight: (amount: string) => `运费合计 ${amount}`,
    atLeastTwo: '再加一个地址，或返回只寄一个地址',
  },
  {
    title: 'Send to several addresses',
    use: 'Use these addresses',
    back: 'Back',
    freight: (amount: string) => `Freight ${amount}`,
    atLeastTwo: 'Add another address, or go back to one',
  },
);
