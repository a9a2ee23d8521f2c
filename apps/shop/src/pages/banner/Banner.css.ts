// Styles of topics: their products lie on one sheet, as jobs that are printed together do.
import { media, vars } from '@banxin/ui/theme';
import { style } from '@vanilla-extract/css';

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  background: vars.color.sheet,
  border: `1px solid ${vars.color.lineHair}`,
  selectors: { '&:hover, &:focus-within': { borderColor: vars.color.action } },
});
/** Two by two, hairlines between them. */
export const together = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '1px',
  background: vars.color.lineHair,
  borderBottom: `1px solid ${vars.color.lineHair}`,
});
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: vars.space.s8,
  padding: vars.space.s20,
  '@media': { [media.phone]: { padding: vars.space.s16 } },
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.s8,
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space.s8,
});
/** The whole card is pressed; only these words are the link. */
export const reach = style({
  color: vars.color.action,
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:hover': { textDecorationLine: 'underline' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});
/** What it is beside why; one below the other on a phone. */
export const about = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: vars.space.s44,
  padding: vars.space.s44,
  '@media': {
    [media.phone]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space.s24,
      padding: vars.space.s20,
    },
  },
});
export const why = style({
  paddingInlineStart: vars.space.s44,
  borderInlineStart: `1px solid ${vars.color.lineHair}`,
  '@media': {
    [media.phone]: {
      paddingInlineStart: 0,
      paddingBlockStart: vars.space.s20,
      borderInlineStart: 0,
      borderBlockStart: `1px solid ${vars.color.lineHair}`,
    },
  },
});
