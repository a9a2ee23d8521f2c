// Styles of the category centre: the filter stands beside the sheets, on a phone above them.
import { media, touchTarget, vars } from '@banxin/ui/theme';
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
      alignItems: 'center',
      minHeight: vars.size.controlMedium,
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
export const facets = style({
  display: 'grid',
  gap: vars.space.s12,
  padding: vars.space.s16,
  background: vars.color.sheet,
  border: `1px solid ${vars.color.lineHair}`,
});
export const fold = style({ display: 'grid' });
/** Elsewhere than on a phone nothing folds. */
export const folded = style([fold, { '@media': { [media.phone]: { display: 'none' } } }]);
export const foldTitle = style({
  display: 'none',
  minHeight: '44px',
  marginBlock: `calc(-1 * ${vars.space.s12})`,
  alignItems: 'center',
  justifyContent: 'space-between',
  fontWeight: 600,
  color: vars.color.inkStrong,
  cursor: 'pointer',
  '@media': { [media.phone]: { display: 'flex' } },
  selectors: {
    '&::after': {
      content: '',
      width: '8px',
      height: '8px',
      borderInlineEnd: '2px solid currentColor',
      borderBlockEnd: '2px solid currentColor',
      transform: 'translateY(-2px) rotate(45deg)',
    },
    '&[aria-expanded=true]::after': { transform: 'translateY(2px) rotate(225deg)' },
  },
});
export const facet = style({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  columnGap: vars.space.s16,
  border: 0,
  padding: `6px 0`,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const facetName = style({
  float: 'left',
  paddingTop: '5px',
  color: vars.color.inkQuiet,
  fontSize: vars.text.t13,
});
export const values = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s4 });
const button = style({
  minHeight: '30px',
  paddingInline: vars.space.s8,
  background: 'transparent',
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  color: vars.color.inkStrong,
  fontSize: vars.text.t13,
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.color.action } },
  '@media': { [media.phone]: { minHeight: '44px' } },
});
export const value = style([
  button,
  {
    selectors: {
      '&[aria-pressed="true"]': {
        color: vars.color.action,
        background: vars.color.actionGround,
        borderColor: vars.color.action,
      },
    },
  },
]);
export const chip = style([button, { borderColor: vars.color.lineControl }]);
export const clear = style([button, { color: vars.color.action }]);
export const chosen = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s8,
  paddingTop: vars.space.s12,
  borderTop: `1px solid ${vars.color.lineHair}`,
});
export const hints = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center' });
export const more = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s8,
});
export const compare = style([
  touchTarget,
  {
    position: 'relative',
    zIndex: 1,
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    minHeight: '30px',
    marginInlineStart: 'auto',
    color: vars.color.inkBody,
    fontSize: vars.text.t13,
    cursor: 'pointer',
  },
]);
