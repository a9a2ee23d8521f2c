// Styles of what a search found: links to its kinds, rows of articles and orders.
import { vars } from '@banxin/ui/theme';
import { style } from '@vanilla-extract/css';

export const tabs = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.s32,
  borderBottom: `1px solid ${vars.color.lineHair}`,
});
export const tab = style({
  display: 'block',
  paddingBlock: vars.space.s12,
  borderBottom: '2px solid transparent',
  marginBottom: '-1px',
  color: vars.color.inkBody,
  selectors: {
    '&:hover': { color: vars.color.action },
    '&[aria-current]': {
      color: vars.color.action,
      borderBottomColor: vars.color.action,
      fontWeight: 600,
    },
  },
});
export const count = style({
  marginInlineStart: vars.space.s4,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 400,
});
export const rows = style({ display: 'grid' });
export const row = style({
  display: 'grid',
  gap: vars.space.s4,
  paddingBlock: vars.space.s12,
  borderTop: `1px solid ${vars.color.lineHair}`,
  selectors: { '&:first-child': { borderTop: 0 } },
});
