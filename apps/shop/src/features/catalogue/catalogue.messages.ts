/** Texts of product sheets. */
import { dictionary } from '../../lib/text.ts';

export const catalogueText = dictionary({ from: ' 起' }, { from: ' up' });
