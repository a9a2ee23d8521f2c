// Styles of the addresses of an order: rows of who, how many and with whom.
import { media, vars } from '@banxin/ui/theme';
import { style } from '@vanilla-extract/css';

export const rows = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 144px 208px auto',
  alignItems: 'start',
  columnGap: vars.space.s16,
  rowGap: vars.space.s12,
  paddingBlock: vars.space.s12,
  borderTop: `1px solid ${vars.color.lineHair}`,
  '@media': { [media.phone]: { gridTemplateColumns: '144px minmax(0, 1fr)' } },
});
export const whole = style({
  gridColumn: '1 / -1',
});
export const who = style({
  display: 'grid',
  gap: vars.space.s4,
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { gridColumn: '1 / -1' } },
});
// Beside the controls, below the height of their labels.
export const actions = style({
  marginTop: vars.space.s24,
  '@media': { [media.phone]: { gridColumn: '1 / -1', marginTop: 0 } },
});
export const drop = style({
  display: 'grid',
  gap: vars.space.s4,
  paddingBlock: vars.space.s12,
  borderTop: `1px solid ${vars.color.lineHair}`,
  overflowWrap: 'anywhere',
});

/** Why a wished day costs more, address by address. */
export const reasons = style({
  margin: 0,
  paddingInlineStart: vars.space.s20,
  fontSize: vars.text.t13,
});
