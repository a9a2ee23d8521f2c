// Styles around the press sheet of what is quoted.
import { media, vars } from '@banxin/ui/theme';
import { style } from '@vanilla-extract/css';

export const figure = style({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  gap: vars.space.s12,
  margin: 0,
});
/** The sheet stands in the middle of what the quote beside it leaves. */
export const stage = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: '340px',
  overflow: 'hidden',
  '@media': { [media.phone]: { minHeight: 0, aspectRatio: '16 / 11' } },
});
/** Two lines, whatever is quoted. */
export const caption = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'start',
  columnGap: vars.space.s16,
  rowGap: vars.space.s4,
  minHeight: '48px',
  fontSize: vars.text.t13,
  color: vars.color.inkBody,
  fontVariantNumeric: 'tabular-nums',
});
export const size = style({ color: vars.color.inkQuiet });
export const fact = style({ color: vars.color.inkStrong, fontWeight: 600, whiteSpace: 'nowrap' });
export const gang = style({ color: vars.color.inkQuiet });
