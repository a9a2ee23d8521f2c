// Styles of what the search box suggests.
import { touchSize, vars } from '@banxin/ui/theme';
import { style } from '@vanilla-extract/css';

export const panel = style({
  position: 'absolute',
  zIndex: 20,
  insetInline: 0,
  top: '46px',
  maxHeight: 'min(70dvh, 520px)',
  overflowY: 'auto',
  paddingBlock: vars.space.s8,
  background: vars.color.sheet,
  border: `1px solid ${vars.color.lineHair}`,
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.float,
});
export const head = style({
  padding: `${vars.space.s8} ${vars.space.s16} ${vars.space.s4}`,
  color: vars.color.inkQuiet,
  fontSize: vars.text.t12,
});
export const clear = style([
  touchSize,
  {
    minHeight: '36px',
    width: '100%',
    paddingInline: vars.space.s16,
    textAlign: 'start',
    color: vars.color.inkQuiet,
    fontSize: vars.text.t12,
    selectors: { '&:hover': { color: vars.color.action } },
  },
]);
export const option = style([
  touchSize,
  {
    display: 'flex',
    justifyContent: 'space-between',
    columnGap: vars.space.s16,
    minHeight: '36px',
    alignItems: 'center',
    paddingInline: vars.space.s16,
    color: vars.color.inkStrong,
    fontSize: vars.text.t14,
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: vars.color.tint },
      '&[aria-selected=true]': {
        background: vars.color.actionGround,
        boxShadow: `inset 2px 0 ${vars.color.action}`,
      },
    },
  },
]);
export const words = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const aside = style({
  flex: 'none',
  color: vars.color.inkQuiet,
  fontSize: vars.text.t12,
  fontVariantNumeric: 'tabular-nums',
});
