// The sheet on which a component's variants and states are laid out. Stories only.
import { style, styleVariants } from '@vanilla-extract/css';
import { layout } from '../css/layer.ts';
import { vars } from '../theme/vars.css.ts';

export const sheet = style(layout({ display: 'grid', gap: vars.space.s20, margin: 0 }));

export const row = style(layout({ display: 'grid', gap: vars.space.s8, minWidth: 0 }));

export const label = style(
  layout({ margin: 0, fontSize: vars.text.t12, color: vars.color.inkQuiet }),
);

export const cells = style(
  layout({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: `${vars.space.s12} ${vars.space.s20}`,
  }),
);

const cell = layout({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s4,
  margin: 0,
  minWidth: 0,
  maxWidth: '100%',
});

/** `own`: as wide as it is; `field`: one field; `full`: the whole line. */
export const cellWidth = styleVariants({
  own: [style(cell), style(layout({ alignItems: 'flex-start' }))],
  field: [style(cell), style(layout({ width: '260px' }))],
  full: [style(cell), style(layout({ width: '100%' }))],
});
