// Styles of Stack.
import { style } from '@vanilla-extract/css';
import { layout } from '../../css/layer.ts';

export const stack = style(
  layout({ display: 'flex', flexDirection: 'column', minWidth: 0, maxWidth: '100%' }),
);
