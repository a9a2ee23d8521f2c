// Styles of Inline.
import { globalStyle, style } from '@vanilla-extract/css';
import { layout } from '../../css/layer.ts';

export const inline = style(
  layout({ display: 'flex', flexDirection: 'row', minWidth: 0, maxWidth: '100%' }),
);
export const wraps = style(layout({ flexWrap: 'wrap' }));
export const grows = style({});
globalStyle(`${grows} > *`, layout({ flex: '1 1 0', minWidth: 0 }));
