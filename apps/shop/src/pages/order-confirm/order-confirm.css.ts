// Styles of the job on the confirmation page.
import { vars } from '@banxin/ui/theme';
import { style } from '@vanilla-extract/css';

export const thumbnail = style({
  width: '76px',
  height: '58px',
  objectFit: 'contain',
  background: vars.color.proofGround,
  border: `1px solid ${vars.color.lineHair}`,
});
