// Styles of one's coupons: tickets whose value stands apart from the words by a perforated line.
import { media, vars } from '@banxin/ui/theme';
import { style } from '@vanilla-extract/css';

export const tickets = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.s16,
  padding: vars.space.s20,
  margin: 0,
  listStyle: 'none',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: vars.space.s12 } },
});
export const ticket = style({
  display: 'grid',
  gridTemplateColumns: '128px minmax(0, 1fr)',
  border: `1px solid ${vars.color.lineHair}`,
  background: vars.color.sheet,
  '@media': { [media.phone]: { gridTemplateColumns: '104px minmax(0, 1fr)' } },
});
export const value = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: vars.space.s4,
  padding: vars.space.s12,
  textAlign: 'center',
  borderInlineEnd: `1px dashed ${vars.color.lineControl}`,
  background: vars.color.tint,
});
export const words = style({
  display: 'grid',
  gap: vars.space.s8,
  alignContent: 'space-between',
  padding: vars.space.s16,
  minWidth: 0,
});
export const facts = style({ display: 'grid', gap: vars.space.s4 });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s8,
});
