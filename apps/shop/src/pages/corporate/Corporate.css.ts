// Styles of the company's page.
import { media, vars } from '@banxin/ui/theme';
import { style } from '@vanilla-extract/css';

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const figure = style({
  display: 'grid',
  gap: vars.space.s4,
  padding: vars.space.s24,
  borderInlineStart: `1px solid ${vars.color.lineHair}`,
  selectors: { '&:first-child': { borderInlineStart: 0 } },
  '@media': {
    [media.phone]: {
      padding: vars.space.s16,
      selectors: {
        '&:nth-child(odd)': { borderInlineStart: 0 },
        '&:nth-child(n + 3)': { borderBlockStart: `1px solid ${vars.color.lineHair}` },
      },
    },
  },
});
export const count = style({
  fontSize: vars.text.t34,
  fontWeight: 600,
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
});
export const counted = style({ color: vars.color.inkBody });

/** Families on one sheet, hairlines between them as on a gang sheet. */
export const families = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(112px, 1fr))',
  gap: '1px',
  padding: '1px',
  background: vars.color.lineHair,
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
export const family = style({
  position: 'relative',
  background: vars.color.sheet,
  selectors: {
    '&:hover': { outline: `1px solid ${vars.color.action}`, zIndex: 1 },
  },
});
export const familyName = style({
  display: 'grid',
  padding: vars.space.s12,
});
export const reach = style({
  color: vars.color.inkStrong,
  fontWeight: 500,
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:hover': { color: vars.color.action },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
});

/** Seven in a row, on a phone one below the other with the number beside it. */
export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  gap: vars.space.s16,
  counterReset: 'step',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const step = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.s4,
  paddingBlockStart: vars.space.s12,
  borderBlockStart: `2px solid ${vars.color.inkStrong}`,
  counterIncrement: 'step',
  selectors: {
    '&::before': {
      content: 'counter(step)',
      color: vars.color.inkQuiet,
      fontSize: vars.text.t13,
      fontVariantNumeric: 'tabular-nums',
    },
  },
  '@media': {
    [media.phone]: {
      gridTemplateColumns: '24px minmax(0, 1fr)',
      selectors: { '&::before': { gridRow: 'span 2' } },
    },
  },
});
