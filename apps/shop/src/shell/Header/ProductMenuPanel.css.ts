// Styles of the menu of all products: categories in columns that flow.
import { media, touchSize, vars } from '@banxin/ui/theme';
import { style } from '@vanilla-extract/css';

export const categories = style({
  display: 'grid',
  marginBlockEnd: vars.space.s16,
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: vars.space.s24,
  '@media': {
    [media.small]: { gap: vars.space.s20 },
    [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space.s16 },
  },
});
export const category = style({ display: 'grid', alignContent: 'start', gap: vars.space.s4 });
export const name = style({
  paddingBlock: vars.space.s4,
  '@media': { [media.touch]: { paddingBlock: vars.space.s12 } },
  borderBottom: `1px solid ${vars.color.lineHair}`,
  color: vars.color.inkStrong,
  fontSize: vars.text.t14,
  fontWeight: 600,
  selectors: { '&:hover': { color: vars.color.action } },
});
export const products = style({ display: 'grid' });
export const product = style([
  touchSize,
  {
    display: 'inline-flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    columnGap: vars.space.s8,
    minHeight: '28px',
    color: vars.color.inkBody,
    fontSize: vars.text.t13,
    selectors: { '&:hover': { color: vars.color.action } },
  },
]);
export const mark = style({
  paddingInline: vars.space.s4,
  background: vars.color.priceGround,
  color: vars.color.price,
  borderRadius: '2px',
  fontSize: vars.text.t12,
  lineHeight: 1.4,
});
