// Styles of ColorStrip.
import { style } from '@vanilla-extract/css';
import { component } from '../../css/layer.ts';
import { vars } from '../../theme/vars.css.ts';

const { processC, processM, processY, processK, price, action, positive } = vars.color;
const half = (colour: string) => `color-mix(in srgb, ${colour} 50%, white)`;

export const strip = style(component({ display: 'block', width: '100%', height: '8px' }));
export const patches = [
  processC,
  half(processC),
  processM,
  half(processM),
  processY,
  half(processY),
  processK,
  half(processK),
  price,
  action,
  positive,
].map((fill) => style(component({ fill })));
