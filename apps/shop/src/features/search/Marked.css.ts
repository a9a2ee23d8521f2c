// Styles of a marked word: the ink of a price on its ground, as a proof reader marks it.
import { vars } from '@banxin/ui/theme';
import { style } from '@vanilla-extract/css';

export const mark = style({
  background: vars.color.priceGround,
  color: vars.color.price,
  borderRadius: '2px',
});
