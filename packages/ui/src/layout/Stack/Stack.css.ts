// Styles of Stack.
import { style } from '@vanilla-extract/css';
import { layout } from '../../css/layer.ts';
import { amount } from '../space.css.ts';

export const stack = style(
  layout({
    display: 'flex',
    flexDirection: 'column',
    gap: amount,
    minWidth: 0,
    maxWidth: '100%',
  }),
);
