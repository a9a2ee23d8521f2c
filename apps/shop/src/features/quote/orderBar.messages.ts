/** Text of the bar with the price. */
import { dictionary } from '../../lib/text.ts';

export const orderBarText = dictionary({ lines: '明细' }, { lines: 'Details' });
