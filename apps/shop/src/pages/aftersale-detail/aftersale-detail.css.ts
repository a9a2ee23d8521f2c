// Styles of a ticket's page.
import { media, vars } from '@banxin/ui/theme';
import { style } from '@vanilla-extract/css';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  columnGap: vars.space.s24,
  rowGap: vars.space.s12,
});
export const headWords = style({ display: 'grid', gap: vars.space.s4, minWidth: 0 });
export const headTitle = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s12,
  rowGap: vars.space.s8,
});
export const number = style({
  color: vars.color.inkQuiet,
  fontSize: vars.text.t13,
  fontVariantNumeric: 'tabular-nums',
  userSelect: 'all',
});
export const anchor = style({ scrollMarginTop: vars.space.s24 });
export const words = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
export const talk = style({
  display: 'grid',
  gap: vars.space.s16,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const said = style({
  display: 'grid',
  gap: vars.space.s8,
  maxWidth: '560px',
  padding: vars.space.s16,
  background: vars.color.tint,
  border: `1px solid ${vars.color.lineHair}`,
});
export const ours = style([
  said,
  {
    justifySelf: 'end',
    background: vars.color.actionGround,
    '@media': { [media.phone]: { justifySelf: 'stretch' } },
  },
]);
export const parcel = style({
  display: 'grid',
  gridTemplateColumns: '160px 1fr',
  gap: vars.space.s16,
  '@media': { [media.phone]: { gridTemplateColumns: '1fr' } },
});
