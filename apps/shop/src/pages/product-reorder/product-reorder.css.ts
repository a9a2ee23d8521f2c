// Styles of ordering again: a sheet per favourite, its drawing beside its words, its facts in two columns.
import { media, vars } from '@banxin/ui/theme';
import { style } from '@vanilla-extract/css';

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: vars.space.s12,
  alignItems: 'start',
});
export const words = style({ display: 'grid', gap: vars.space.s4, minWidth: 0 });
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 260px) minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.s24,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s16 } },
});
export const amounts = style({
  display: 'grid',
  gap: vars.space.s8,
  alignContent: 'start',
  justifyItems: 'start',
});
/** Price of then and of now in one line. */
export const prices = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.s24,
  rowGap: vars.space.s4,
});
export const files = style({ display: 'grid', gap: vars.space.s8, listStyle: 'none' });
export const file = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s8,
  overflowWrap: 'anywhere',
});
export const findings = style({
  flexBasis: '100%',
  paddingInlineStart: vars.space.s20,
  color: vars.color.inkBody,
  fontSize: vars.text.t13,
});
/** A reason is read whole, however long it is in either language. */
export const cause = style({ display: 'block', whiteSpace: 'normal', overflowWrap: 'anywhere' });
