// Styles of the certificates: words in lines, what is done with one.
import { media, vars } from '@banxin/ui/theme';
import { style } from '@vanilla-extract/css';

export const words = style({
  display: 'grid',
  gap: vars.space.s4,
  minWidth: 0,
  justifyItems: 'start',
  textAlign: 'start',
  '@media': { [media.phone]: { justifyItems: 'end', textAlign: 'end' } },
});
export const name = style({ color: vars.color.inkStrong, fontWeight: 500 });
/** 长期 stays in one line. */
export const days = style({ wordBreak: 'keep-all' });
/** A long number breaks anywhere rather than push the table out of its sheet. */
export const number = style({ overflowWrap: 'anywhere' });

/** Quiet buttons reach out by their padding, so that their words line up with the column. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.s4,
  marginInlineEnd: `calc(-1 * ${vars.space.s12})`,
  '@media': { [media.touch]: { gap: vars.space.s16, paddingBlock: vars.space.s8 } },
});
