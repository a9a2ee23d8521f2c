// Styles of the search box: a line with its button, hot words below, suggestions over the page.
import { media, touchTarget, vars } from '@banxin/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({ position: 'relative', minWidth: 0, width: '100%' });
export const box = style({
  display: 'flex',
  minHeight: '42px',
  background: vars.color.sheet,
  border: `1px solid ${vars.color.inkStrong}`,
  borderRadius: vars.radius.control,
  overflow: 'hidden',
  selectors: {
    '&:has(input:focus-visible)': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '1px',
    },
  },
});
export const input = style({
  flex: 1,
  minWidth: 0,
  paddingInline: vars.space.s12,
  border: 0,
  background: 'transparent',
  color: vars.color.inkStrong,
  fontSize: vars.text.t14,
  outline: 'none',
  selectors: { '&::placeholder': { color: vars.color.inkQuiet, opacity: 1 } },
});
export const go = style({
  flex: 'none',
  paddingInline: vars.space.s24,
  background: vars.color.inkStrong,
  color: vars.color.sheet,
  fontSize: vars.text.t14,
  fontWeight: 500,
  selectors: {
    '&:hover': { background: vars.color.inkBody },
    '&:focus-visible': { outlineColor: vars.color.sheet, outlineOffset: '-4px' },
  },
  '@media': {
    [media.phone]: { paddingInline: vars.space.s16 },
    [media.forcedColors]: { forcedColorAdjust: 'none' },
  },
});
export const hotWords = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.s12,
  '@media': { [media.touch]: { columnGap: vars.space.s16, paddingTop: vars.space.s4 } },
  marginTop: vars.space.s4,
  fontSize: vars.text.t12,
});
export const hotWord = style([
  touchTarget,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '24px',
    color: vars.color.inkQuiet,
    selectors: { '&:hover': { color: vars.color.action } },
  },
]);
