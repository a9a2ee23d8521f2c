// Styles of the category centre: the filter stands beside the sheets, on a phone above them.
import { media, vars } from '@banxin/ui/theme';
import { style } from '@vanilla-extract/css';

export const frame = style({
  display: 'grid',
  gridTemplateColumns: '184px minmax(0, 1fr)',
  alignItems: 'start',
  columnGap: vars.space.s24,
  rowGap: vars.space.s16,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const filter = style({
  position: 'sticky',
  top: vars.space.s16,
  background: vars.color.sheet,
  border: `1px solid ${vars.color.lineHair}`,
  '@media': { [media.phone]: { position: 'static', border: 0, background: 'transparent' } },
});
export const filterList = style({
  display: 'grid',
  paddingBlock: vars.space.s8,
  '@media': {
    [media.phone]: { display: 'flex', flexWrap: 'wrap', gap: vars.space.s8, paddingBlock: 0 },
  },
});
export const filterLink = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.s8,
  padding: `${vars.space.s8} ${vars.space.s16}`,
  borderInlineStart: '3px solid transparent',
  color: vars.color.inkStrong,
  selectors: {
    '&:hover': { color: vars.color.action, background: vars.color.tint },
    '&[aria-current]': {
      color: vars.color.action,
      background: vars.color.actionGround,
      borderInlineStartColor: vars.color.action,
      fontWeight: 600,
    },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': {
    [media.phone]: {
      padding: `6px ${vars.space.s12}`,
      border: `1px solid ${vars.color.lineControl}`,
      borderRadius: vars.radius.control,
      background: vars.color.sheet,
      selectors: { '&[aria-current]': { borderColor: vars.color.action } },
    },
  },
});
export const filterCount = style({
  color: vars.color.inkQuiet,
  fontSize: vars.text.t12,
  fontWeight: 400,
  selectors: { '[aria-current] > &': { color: 'inherit' } },
});
export const section = style({ scrollMarginTop: vars.space.s16 });
