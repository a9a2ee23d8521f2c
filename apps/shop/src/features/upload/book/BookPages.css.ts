// Styles of the pages of a book: small sheets in their order, one of them chosen.
import { media, vars } from '@banxin/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const root = style({
  display: 'grid',
  gap: vars.space.s12,
  padding: vars.space.s16,
  background: vars.color.tint,
  border: `1px solid ${vars.color.lineHair}`,
  '@media': { [media.phone]: { padding: vars.space.s12 } },
});
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(84px, 1fr))',
  gap: vars.space.s8,
  listStyle: 'none',
  maxHeight: '420px',
  overflowY: 'auto',
  padding: '3px',
});
export const tile = style({
  display: 'grid',
  gridTemplateRows: '92px auto',
  gap: vars.space.s4,
  width: '100%',
  minWidth: 0,
  padding: vars.space.s4,
  background: vars.color.sheet,
  border: `1px solid ${vars.color.lineHair}`,
  color: vars.color.inkBody,
  fontSize: vars.text.t12,
  textAlign: 'center',
  cursor: 'grab',
  selectors: {
    '&[aria-pressed=true]': { borderColor: vars.color.action, background: vars.color.actionGround },
    '&[data-over]': { boxShadow: `inset 3px 0 0 ${vars.color.action}` },
  },
});
export const sheet = style({ display: 'grid', placeItems: 'center', minHeight: 0, minWidth: 0 });
globalStyle(`${sheet} img`, {
  maxWidth: '100%',
  maxHeight: '92px',
  border: `1px solid ${vars.color.lineHair}`,
});
export const blank = style({ color: vars.color.inkQuiet });
export const place = style({ color: vars.color.inkStrong, fontWeight: 600 });
