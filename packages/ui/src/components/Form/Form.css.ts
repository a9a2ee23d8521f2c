// Styles of Form.
import { style } from '@vanilla-extract/css';
import { component } from '../../css/layer.ts';
import { vars } from '../../theme/vars.css.ts';

export const form = style(
  component({ display: 'flex', flexDirection: 'column', gap: vars.space.s20, minWidth: 0 }),
);
