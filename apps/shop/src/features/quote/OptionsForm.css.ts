// Styles of the options: what a craft needs to know stands beside its chips where it fits, below them where not.
import { vars } from '@banxin/ui/theme';
import { style } from '@vanilla-extract/css';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  columnGap: vars.space.s24,
  rowGap: vars.space.s8,
});
