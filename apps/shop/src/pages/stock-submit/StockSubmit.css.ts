// Styles of the cart's checkout.
import { media, vars } from '@banxin/ui/theme';
import { style } from '@vanilla-extract/css';

/** Title and steps in one line. */
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 640px)',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s24,
  '@media': {
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s16 },
  },
});
export const lines = style({ margin: 0, padding: 0, listStyle: 'none' });
export const line = style({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: vars.space.s16,
  paddingBlock: vars.space.s8,
  '@media': {
    [media.phone]: { gridTemplateColumns: '56px minmax(0, 1fr) auto', gap: vars.space.s12 },
  },
});
export const art = style({ border: `1px solid ${vars.color.lineHair}` });
export const amount = style({
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { gridColumn: 2 } },
});
export const sum = style({
  textAlign: 'end',
  '@media': { [media.phone]: { gridColumn: 3, gridRow: '1 / span 2' } },
});
export const shortage = style({ display: 'grid', gap: vars.space.s12 });
