/** Texts of product sheets. */
import { dictionary } from '../../lib/text.ts';

export const productText = dictionary({ from: ' 起' }, { from: ' up' });
