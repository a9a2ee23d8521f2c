// Styles of Inline.
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { layout } from '../../css/layer.ts';
import { amount, steps } from '../space.css.ts';

export const inline = style(
  layout({ display: 'flex', flexDirection: 'row', gap: amount, minWidth: 0, maxWidth: '100%' }),
);
export const rowGap = styleVariants(steps, (value) => layout({ rowGap: value }));
export const wraps = style(layout({ flexWrap: 'wrap' }));
export const grows = style({});
globalStyle(`${grows} > *`, layout({ flex: '1 1 0', minWidth: 0 }));
