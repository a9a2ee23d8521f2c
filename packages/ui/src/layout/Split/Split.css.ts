// Styles of Split.
import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { layout } from '../../css/layer.ts';
import { media } from '../../css/media.ts';
import { amount } from '../space.css.ts';

const asideWidth = createVar();
const stacked = { gridTemplateColumns: 'minmax(0, 1fr)' };

// Both parts span the row, so that a sticky child has room to travel.
export const split = style(layout({ display: 'grid', gap: amount, minWidth: 0 }));

export const width = styleVariants({
  menu: layout({ vars: { [asideWidth]: '184px' } }),
  price: layout({
    vars: { [asideWidth]: '300px' },
    '@media': { [media.small]: { vars: { [asideWidth]: '280px' } } },
  }),
  quote: layout({ vars: { [asideWidth]: '448px' } }),
  preview: layout({
    vars: { [asideWidth]: '424px' },
    '@media': { [media.small]: { vars: { [asideWidth]: '340px' } } },
  }),
  half: layout({ vars: { [asideWidth]: 'minmax(0, 1fr)' } }),
});

export const side = styleVariants({
  start: layout({ gridTemplateColumns: `${asideWidth} minmax(0, 1fr)` }),
  end: layout({ gridTemplateColumns: `minmax(0, 1fr) ${asideWidth}` }),
});

export const stackBelow = styleVariants({
  phone: layout({ '@media': { [media.phone]: stacked } }),
  small: layout({ '@media': { [media.small]: stacked } }),
});

export const part = style(layout({ minWidth: 0 }));
export const fills = style(layout({ display: 'grid' }));
