// Styles of a list of what a customer keeps: what is done with a row, how many there may be.
import { media, vars } from '@banxin/ui/theme';
import { style } from '@vanilla-extract/css';

/** Quiet buttons reach out by their padding, so that their words line up with the edge. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  marginInlineEnd: `calc(-1 * ${vars.space.s12})`,
  // A finger needs what is pressed apart from what stands beside it.
  '@media': { [media.touch]: { columnGap: vars.space.s8, paddingBlock: vars.space.s8 } },
});
