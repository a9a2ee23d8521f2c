// Styles of the framed sheet of an error page: a drawing, words and ways on in its middle.
import { media, vars } from '@banxin/ui/theme';
import { style } from '@vanilla-extract/css';

export const frame = style({
  width: '100%',
  maxWidth: '760px',
  marginInline: 'auto',
  '@media': { [media.phone]: { maxWidth: 'none' } },
});
export const area = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.s16,
  paddingBlock: vars.space.s32,
  textAlign: 'center',
});
/** The type area, drawn in the colour of a guide line. */
export const typeArea = style({
  paddingBlock: vars.space.s44,
  paddingInline: vars.space.s24,
  border: `1px dashed ${vars.color.processC}`,
  '@media': { [media.phone]: { paddingInline: vars.space.s16, paddingBlock: vars.space.s32 } },
});
export const drawing = style({ width: '132px', height: '100px', color: vars.color.lineControl });
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.s12,
});
