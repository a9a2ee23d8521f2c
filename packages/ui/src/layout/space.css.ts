// Classes of the space scale, shared by every layout primitive.
import { styleVariants } from '@vanilla-extract/css';
import { layout } from '../css/layer.ts';
import { vars } from '../theme/vars.css.ts';

const steps = {
  0: '0',
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

export const gap = styleVariants(steps, (value) => layout({ gap: value }));
export const rowGap = styleVariants(steps, (value) => layout({ rowGap: value }));
export const padBlock = styleVariants(steps, (value) => layout({ paddingBlock: value }));
export const stickTop = styleVariants(steps, (value) => layout({ top: value }));

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
