// Styles of a product sheet: the whole sheet is pressed, only the name is the link.
import { media, vars } from '@banxin/ui/theme';
import { style } from '@vanilla-extract/css';

export const sheet = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
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
export const art = style({
  aspectRatio: '8 / 5',
  background: vars.color.tint,
  borderBottom: `1px solid ${vars.color.lineHair}`,
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
    [`${sheet}:hover &`]: { color: vars.color.action },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.s8,
  marginTop: vars.space.s4,
});
