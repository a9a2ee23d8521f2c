// Styles of the footer: the colour strip and the dark ground.
import { media, vars } from '@banxin/ui/theme';
import { style } from '@vanilla-extract/css';

export const footer = style({
  marginTop: vars.space.s64,
  background: vars.color.footer,
  color: vars.color.footerInk,
  fontSize: vars.text.t13,
});
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) repeat(3, minmax(0, 1fr)) minmax(0, 1.6fr)',
  columnGap: vars.space.s32,
  rowGap: vars.space.s24,
  paddingBlock: vars.space.s44,
  '@media': {
    [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});
export const column = style({ display: 'grid', alignContent: 'start', gap: vars.space.s8 });
export const links = style({
  display: 'grid',
  gap: vars.space.s8,
  '@media': { [media.phone]: { gap: 0 } },
});
export const address = style({ fontStyle: 'normal', textWrap: 'balance' });
export const last = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s24,
  paddingBlock: vars.space.s16,
  borderTop: `1px solid color-mix(in srgb, ${vars.color.footerInk} 30%, transparent)`,
  fontSize: vars.text.t12,
});
export const company = style({ '@media': { [media.phone]: { gridColumn: '1 / -1' } } });
export const name = style({
  fontFamily: vars.font.serif,
  fontSize: vars.text.t20,
  fontWeight: 700,
  color: '#fff',
});
export const title = style({ fontSize: vars.text.t13, fontWeight: 600, color: '#fff' });
export const link = style({
  color: vars.color.footerInk,
  // On a phone a line is as high as a finger is wide.
  '@media': {
    [media.phone]: { display: 'flex', alignItems: 'center', minHeight: vars.size.controlMedium },
  },
  selectors: { '&:hover': { color: '#fff', textDecoration: 'underline' } },
});
