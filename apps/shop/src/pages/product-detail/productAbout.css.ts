// Styles of what there is to read of a product.
import { vars } from '@banxin/ui/theme';
import { style } from '@vanilla-extract/css';

export const about = style({ paddingBlock: vars.space.s20, paddingInline: vars.space.s20 });
export const comments = style({ display: 'grid', gap: vars.space.s16, listStyle: 'none' });
export const comment = style({
  display: 'grid',
  gap: vars.space.s4,
  overflowWrap: 'anywhere',
  selectors: {
    '&:not(:last-child)': {
      paddingBottom: vars.space.s16,
      borderBottom: `1px solid ${vars.color.lineHair}`,
    },
  },
});
