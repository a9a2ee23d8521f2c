// Styles of what there is to read of a product.
import { vars } from '@banxin/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const about = style({ paddingBlock: vars.space.s20, paddingInline: vars.space.s20 });
export const comments = style({ display: 'grid', gap: vars.space.s16, listStyle: 'none' });
export const articles = style({ display: 'grid', gap: vars.space.s12, listStyle: 'none' });
export const article = style({ display: 'grid', gap: vars.space.s4 });
export const pictures = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s8,
});
/** Of one size, so that nothing moves when it arrives. */
export const picture = style({
  width: '72px',
  height: '72px',
  padding: 0,
  overflow: 'clip',
  cursor: 'zoom-in',
  background: vars.color.tint,
  border: `1px solid ${vars.color.lineHair}`,
});
globalStyle(`${picture} img`, { width: '72px', height: '72px', objectFit: 'cover' });
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
