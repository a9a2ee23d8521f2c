// Styles of SmsCodeField.
import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../css/layer.ts';
import { vars } from '../../theme/vars.css.ts';

export const row = style(
  component({ display: 'flex', gap: vars.space.s12, alignItems: 'stretch', minWidth: 0 }),
);
export const box = style(component({ flex: 1 }));
const wide = (width: string) => component({ position: 'relative', flexShrink: 0, width });
/** Wide enough for the longest countdown, so that nothing moves each second. */
export const send = styleVariants({ medium: wide('132px'), large: wide('152px') });
