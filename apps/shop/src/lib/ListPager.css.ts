// Styles of the foot of a list.
import { media, vars } from '@banxin/ui/theme';
import { style } from '@vanilla-extract/css';

export const foot = style({
  display: 'flex',
  justifyContent: 'flex-end',
  paddingBlock: vars.space.s16,
  paddingInline: vars.space.s20,
  borderTop: `1px solid ${vars.color.lineHair}`,
  '@media': { [media.phone]: { paddingInline: vars.space.s16, justifyContent: 'center' } },
});
