// Styles of the lines of a price on paper.
import { vars } from '@banxin/ui/theme';
import { style } from '@vanilla-extract/css';

export const lines = style({ width: '100%', borderCollapse: 'collapse' });
const cell = {
  paddingBlock: vars.space.s4,
  borderBottom: `1px solid ${vars.color.lineHair}`,
  textAlign: 'start',
  fontWeight: 400,
} as const;
export const name = style(cell);
export const within = style({
  ...cell,
  paddingInlineStart: vars.space.s16,
  color: vars.color.inkBody,
});
export const amount = style({
  ...cell,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const total = style({
  ...cell,
  borderBottom: 0,
  paddingTop: vars.space.s8,
  fontWeight: 700,
});
