// Classes of the space scale, shared by every layout primitive.
import { createVar, styleVariants } from '@vanilla-extract/css';
import { layout } from '../css/layer.ts';
import { vars } from '../theme/vars.css.ts';

/** Padding of the nearest Page or Sheet: what Bleed may run over, and never more. */
export const gutterInline = createVar();
export const gutterBlock = createVar();

export const steps = {
  0: '0px',
  4: vars.space.s4,
  8: vars.space.s8,
  12: vars.space.s12,
  16: vars.space.s16,
  20: vars.space.s20,
  24: vars.space.s24,
  32: vars.space.s32,
  44: vars.space.s44,
  64: vars.space.s64,
};

/** The step that an element is given; its primitive says what it measures. Never read from an ancestor. */
export const amount = createVar();
export const by = styleVariants(steps, (value) => layout({ vars: { [amount]: value } }));

export const align = styleVariants(
  {
    start: 'flex-start',
    center: 'center',
    end: 'flex-end',
    baseline: 'baseline',
    stretch: 'stretch',
  },
  (value) => layout({ alignItems: value }),
);
export const justify = styleVariants(
  { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' },
  (value) => layout({ justifyContent: value }),
);
