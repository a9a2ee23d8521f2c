// Styles of orders on a phone: four lines and the buttons, 150 px at most; only the configuration may be cut.
import { vars } from '@banxin/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const list = style({ listStyle: 'none' });
export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: vars.space.s12,
  alignItems: 'start',
  alignContent: 'start',
  paddingBlock: vars.space.s8,
  paddingInline: vars.space.s16,
  selectors: { '&:not(:last-child)': { borderBottom: `1px solid ${vars.color.lineHair}` } },
});
export const picture = style({ gridRow: '1 / span 3' });
/** Its lines are lines of the card: below the name they have the room under the amount too. */
export const words = style({ display: 'contents', lineHeight: '20px' });
const oneLine = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;
/** The whole card leads to the order. */
export const name = style({
  ...oneLine,
  gridRow: 1,
  gridColumn: 2,
  color: vars.color.inkStrong,
  fontWeight: 600,
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
});
export const line = style({
  ...oneLine,
  gridColumn: '2 / -1',
  color: vars.color.inkBody,
  fontSize: vars.text.t12,
});
export const quiet = style({ color: vars.color.inkQuiet });
export const amount = style({
  gridRow: 1,
  gridColumn: 3,
  textAlign: 'end',
  lineHeight: '20px',
  whiteSpace: 'nowrap',
});
/** How it stands and what comes next, below picture and words. */
export const standing = style({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s8,
  minWidth: 0,
  minHeight: '24px',
});
/** What comes next, and until when: in two lines, beside the mark of a late one in three. */
export const hint = style({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  color: vars.color.inkBody,
  fontSize: vars.text.t12,
  lineHeight: '16px',
});
export const actions = style({
  position: 'relative',
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: vars.space.s8,
  minHeight: vars.size.controlMedium,
});
/** The quiet ones keep to their words: with the next step a line holds three in both languages. */
globalStyle(`${actions} > :not(:last-child)`, { paddingInline: vars.space.s4 });
