// Photographs of a ticket in a row.
import { media, vars } from '@banxin/ui/theme';
import { style } from '@vanilla-extract/css';

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s8 });
export const opener = style({
  padding: 0,
  width: '72px',
  height: '72px',
  background: vars.color.proofGround,
  border: `1px solid ${vars.color.lineHair}`,
  cursor: 'zoom-in',
  selectors: { '&:hover': { borderColor: vars.color.action } },
  '@media': { [media.phone]: { width: '64px', height: '64px' } },
});
export const picture = style({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});
