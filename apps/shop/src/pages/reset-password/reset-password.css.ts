// Styles of the password reset.
import { vars } from '@banxin/ui/theme';
import { style } from '@vanilla-extract/css';

export const centre = style({ width: '100%', maxWidth: '560px', marginInline: 'auto' });
export const done = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.s16,
  outline: 'none',
});
