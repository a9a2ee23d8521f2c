// Styles of the confirmation page.
import { vars } from '@banxin/ui/theme';
import { style } from '@vanilla-extract/css';

export const thumbnail = style({
  width: '76px',
  height: '58px',
  objectFit: 'contain',
  background: vars.color.proofGround,
  border: `1px solid ${vars.color.lineHair}`,
});

/** What is said of the carrier, above the carriers. */
export const moved = style({ paddingBlockEnd: vars.space.s16 });
