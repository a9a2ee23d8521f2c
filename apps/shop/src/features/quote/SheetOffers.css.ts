// Styles of what fills the press sheet: two sheets beside each other, what is said of them below.
import { vars } from '@banxin/ui/theme';
import { style } from '@vanilla-extract/css';

export const offer = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: vars.space.s12,
  height: '100%',
  padding: vars.space.s12,
  border: `1px solid ${vars.color.lineHair}`,
  borderRadius: vars.radius.control,
});
export const sheets = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space.s8,
});
export const figure = style({ display: 'grid', gap: vars.space.s4, margin: 0 });
export const stage = style({ position: 'relative', aspectRatio: '3 / 2' });
