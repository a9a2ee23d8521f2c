// Styles of the listening corner.
import { vars } from '@banxin/ui/theme';
import { style } from '@vanilla-extract/css';

export const form = style({ padding: vars.space.s24 });
export const list = style({ display: 'grid' });
export const opinion = style({
  display: 'grid',
  gap: vars.space.s12,
  padding: vars.space.s24,
  borderBlockEnd: `1px solid ${vars.color.lineHair}`,
  selectors: {
    '&:last-child': { borderBlockEnd: 0 },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s16,
  rowGap: vars.space.s4,
});
export const number = style({ fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
export const words = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
export const thread = style({
  display: 'grid',
  gap: vars.space.s12,
  paddingInlineStart: vars.space.s16,
  borderInlineStart: `2px solid ${vars.color.lineHair}`,
});
export const summary = style({ cursor: 'pointer', color: vars.color.action });
