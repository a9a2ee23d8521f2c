// Styles of the question whether an article helped.
import { vars } from '@banxin/ui/theme';
import { style } from '@vanilla-extract/css';

export const vote = style({
  display: 'grid',
  gap: vars.space.s16,
  maxWidth: '760px',
  padding: vars.space.s20,
  background: vars.color.tint,
  border: `1px solid ${vars.color.lineHair}`,
});
export const question = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s12,
  minHeight: '30px',
});
