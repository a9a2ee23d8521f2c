// Styles of Popover.
import { style } from '@vanilla-extract/css';
import { component } from '../../css/layer.ts';
import { floating } from '../../internal/floating.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const popover = style([floating, component({ maxWidth: 'min(420px, calc(100vw - 16px))' })]);
export const content = style(
  component({ padding: vars.space.s16, fontSize: vars.text.t14, outline: 'none' }),
);
