// Styles of the questionnaire.
import { vars } from '@banxin/ui/theme';
import { style } from '@vanilla-extract/css';

/** Stays in sight while the questions go by. */
export const progress = style({
  position: 'sticky',
  bottom: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s16,
  paddingBlock: vars.space.s12,
  background: vars.color.sheet,
  borderBlockStart: `1px solid ${vars.color.lineHair}`,
});
export const count = style({ fontVariantNumeric: 'tabular-nums' });
export const copied = style({ whiteSpace: 'pre-line' });
