// Pages of a print file beside each other.
import { vars } from '@banxin/ui/theme';
import { style } from '@vanilla-extract/css';

export const pages = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
  gap: vars.space.s12,
});
export const page = style({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  gap: vars.space.s4,
  width: '100%',
  height: '100%',
  padding: vars.space.s8,
  background: vars.color.proofGround,
  border: `1px solid ${vars.color.lineHair}`,
  color: vars.color.inkBody,
  fontSize: vars.text.t12,
  textAlign: 'center',
  cursor: 'zoom-in',
  selectors: { '&:hover': { borderColor: vars.color.action } },
});
export const pageMissing = style({ cursor: 'default' });
export const pageImage = style({
  width: '100%',
  height: '96px',
  objectFit: 'contain',
  filter: 'drop-shadow(0 1px 2px rgb(0 0 0 / 0.18))',
});
export const pageBlank = style({
  display: 'grid',
  placeItems: 'center',
  height: '96px',
  color: vars.color.inkQuiet,
});
