// Styles of a product sheet: the whole sheet is pressed, only the name is the link.
import { media, vars } from '@banxin/ui/theme';
import { style } from '@vanilla-extract/css';

const frame = style({
  position: 'relative',
  display: 'flex',
  height: '100%',
  background: vars.color.sheet,
  border: `1px solid ${vars.color.lineHair}`,
  transition: `border-color ${vars.motion.state}`,
  selectors: {
    '&:hover': { borderColor: vars.color.action },
    '&:focus-within': { borderColor: vars.color.action },
  },
  '@media': { [media.reducedMotion]: { transition: 'none' } },
});
const row = style({});
/** A sheet of a grid, or a row of a list. */
export const sheet = {
  1: style([frame, { flexDirection: 'column' }]),
  2: style([frame, row, { alignItems: 'stretch' }]),
} as const;
export const art = style({
  aspectRatio: '8 / 5',
  background: vars.color.tint,
  selectors: {
    [`${row} > &`]: {
      flex: 'none',
      alignSelf: 'flex-start',
      width: '176px',
      '@media': { [media.phone]: { width: '112px' } },
    },
  },
});
export const picture = style({ display: 'block', width: '100%', height: '100%' });
export const words = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  flex: 1,
  gap: vars.space.s4,
  padding: vars.space.s16,
  '@media': { [media.phone]: { padding: vars.space.s12 } },
});
export const link = style({
  color: vars.color.inkStrong,
  fontSize: vars.text.t16,
  fontWeight: 500,
  borderRadius: '2px',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    [`${frame}:hover &`]: { color: vars.color.action },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.s8,
  marginTop: vars.space.s4,
});
export const price = style({
  marginInlineStart: 'auto',
  color: vars.color.action,
  fontSize: vars.text.t13,
});
/** Above the link that covers the sheet, so that its reason can be pointed at. */
export const mark = style({
  position: 'absolute',
  zIndex: 1,
  top: vars.space.s8,
  left: vars.space.s8,
  paddingInline: '6px',
  background: vars.color.sheet,
  border: `1px solid ${vars.color.action}`,
  borderRadius: vars.radius.control,
  color: vars.color.action,
  fontSize: vars.text.t12,
  lineHeight: '20px',
});
