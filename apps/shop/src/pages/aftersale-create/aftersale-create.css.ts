// Styles of asking for after-sales: pieces in rows, fields side by side.
import { media, vars } from '@banxin/ui/theme';
import { style } from '@vanilla-extract/css';

export const pieces = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const piece = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 200px 160px',
  alignItems: 'center',
  gap: vars.space.s16,
  minHeight: '64px',
  paddingBlock: vars.space.s8,
  borderBlockEnd: `1px solid ${vars.color.lineHair}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
  '@media': { [media.phone]: { gridTemplateColumns: '1fr', gap: vars.space.s8 } },
});
export const half = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.s20,
  '@media': { [media.phone]: { gridTemplateColumns: '1fr' } },
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s12,
  '@media': { [media.phone]: { display: 'grid' } },
});
export const summary = style({ minBlockSize: '40px', alignContent: 'center', cursor: 'pointer' });
