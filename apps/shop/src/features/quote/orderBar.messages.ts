/** Texts of a sum: what it contains, and the way to its lines. */
import { dictionary } from '../../lib/text.ts';

export const orderBarText = dictionary(
  {
    lines: '明细',
    withFreight: '含税合计，含运费',
    withoutFreight: '含税合计，不含运费',
  },
  {
    lines: 'Details',
    withFreight: 'Total with tax and freight',
    withoutFreight: 'Total with tax, without freight',
  },
);
