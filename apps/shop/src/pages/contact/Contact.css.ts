// Styles of contact: what a finger presses is as high as it is wide.
import { media, vars } from '@banxin/ui/theme';
import { style } from '@vanilla-extract/css';

export const help = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '24px',
  color: vars.color.action,
  '@media': { [media.phone]: { minHeight: vars.size.controlMedium } },
  selectors: {
    '&:hover': { color: vars.color.actionHover, textDecorationLine: 'underline' },
  },
});
