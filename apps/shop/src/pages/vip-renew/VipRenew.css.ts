// Styles of the renewal: two levels side by side, their buttons on one line.
import { media, vars } from '@banxin/ui/theme';
import { style } from '@vanilla-extract/css';

export const levels = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.s24,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const level = style({
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr auto',
  gap: vars.space.s16,
  padding: vars.space.s20,
  border: `1px solid ${vars.color.lineHair}`,
});
/** The level that runs. */
export const isOwn = style({ borderColor: vars.color.action });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.s8,
});
export const rights = style({
  display: 'grid',
  gap: vars.space.s8,
  paddingInlineStart: '1.25em',
  listStyle: 'disc',
  color: vars.color.inkBody,
});
export const buy = style({ display: 'grid', gap: vars.space.s8 });
