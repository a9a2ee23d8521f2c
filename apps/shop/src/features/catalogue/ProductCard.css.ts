// Styles of a product sheet.
import { vars } from '@banxin/ui/theme';
import { style } from '@vanilla-extract/css';

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  background: vars.color.sheet,
  border: `1px solid ${vars.color.lineHair}`,
  color: vars.color.inkStrong,
  transition: `border-color ${vars.motion.state}`,
  selectors: { '&:hover': { borderColor: vars.color.action } },
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
});
export const art = style({ borderBottom: `1px solid ${vars.color.lineHair}` });
export const words = style({
  display: 'grid',
  gap: vars.space.s4,
  padding: vars.space.s16,
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.s4,
});
