// Styles of Grid.
import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { layout } from '../../css/layer.ts';
import { media } from '../../css/media.ts';
import { amount } from '../space.css.ts';

const counts = { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6 } as const;
const count = createVar();

export const grid = style(
  layout({
    display: 'grid',
    gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
    gap: amount,
    minWidth: 0,
  }),
);

export const wide = styleVariants(counts, (columns) => layout({ vars: { [count]: `${columns}` } }));
export const small = styleVariants(counts, (columns) =>
  layout({ '@media': { [media.small]: { vars: { [count]: `${columns}` } } } }),
);
export const phone = styleVariants(counts, (columns) =>
  layout({ '@media': { [media.phone]: { vars: { [count]: `${columns}` } } } }),
);
