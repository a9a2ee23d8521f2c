// Styles of offices.
import { vars } from '@banxin/ui/theme';
import { style } from '@vanilla-extract/css';

export const hotline = style({ fontSize: vars.text.t34, lineHeight: 1.2, fontWeight: 600 });
/** Known only in the browser: its line is kept free. */
export const standing = style({ minHeight: '24px', color: vars.color.inkBody });
export const isOpen = style({ color: vars.color.positive });
/** Cards of a row end alike, their link at the foot. */
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s16,
  height: '100%',
});
export const foot = style({ marginBlockStart: 'auto' });
