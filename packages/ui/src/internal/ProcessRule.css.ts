// Styles of the process rule.
import { style } from '@vanilla-extract/css';
import { component } from '../css/layer.ts';
import { vars } from '../theme/vars.css.ts';

const { processC: c, processM: m, processY: y, inkStrong: k } = vars.color;

export const rule = style(
  component({
    flex: 'none',
    width: '100%',
    height: '3px',
    background: `linear-gradient(to right, ${c} 25%, ${m} 25% 50%, ${y} 50% 75%, ${k} 75%)`,
  }),
);
