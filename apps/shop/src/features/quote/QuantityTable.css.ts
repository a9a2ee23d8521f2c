// Styles of the table that compares quantities: figures line up, the chosen one stands out.
import { media, vars } from '@banxin/ui/theme';
import { style } from '@vanilla-extract/css';

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.text.t13,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.phone]: { fontSize: vars.text.t12 } },
});
const cell = {
  paddingBlock: '7px',
  paddingInline: vars.space.s8,
  '@media': { [media.phone]: { paddingInline: vars.space.s4 } },
  borderBottom: `1px solid ${vars.color.lineHair}`,
  textAlign: 'end',
} as const;
export const head = style({ ...cell, color: vars.color.inkQuiet, fontWeight: 400 });
export const figure = style({ ...cell, color: vars.color.inkBody });
export const first = style({
  ...cell,
  color: vars.color.inkStrong,
  fontWeight: 500,
  textAlign: 'start',
});
export const chosen = style({ background: vars.color.actionGround });
