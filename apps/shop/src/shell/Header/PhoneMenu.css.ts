// Styles of the menu of a phone: rows that a thumb meets.
import { vars } from '@banxin/ui/theme';
import { style } from '@vanilla-extract/css';

export const groups = style({ display: 'grid', gap: vars.space.s24 });
export const title = style({
  paddingBottom: vars.space.s4,
  borderBottom: `1px solid ${vars.color.lineHair}`,
  color: vars.color.inkQuiet,
  fontSize: vars.text.t12,
});
export const links = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' });
export const link = style({
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  minHeight: '44px',
  color: vars.color.inkStrong,
  fontSize: vars.text.t14,
  textAlign: 'start',
});
