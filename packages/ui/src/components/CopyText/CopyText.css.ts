// Styles of CopyText: text, button and outcome on one line; the outcome wraps when there is no room.
import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../css/layer.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style(
  component({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', minWidth: 0 }),
);
export const size = styleVariants({
  regular: component({ columnGap: vars.space.s4 }),
  large: component({ columnGap: vars.space.s12 }),
});
export const text = style(
  component({ minWidth: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }),
);
export const outcome = style(component({ color: vars.color.inkBody, fontSize: vars.text.t13 }));
