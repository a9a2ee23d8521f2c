// Styles of the numbers offered below a field: each with its cross, in one line that wraps.
import { media, vars } from '@banxin/ui/theme';
import { style } from '@vanilla-extract/css';

/** Nearer to its field than the next one is. */
export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s8,
  marginTop: `calc(-1 * ${vars.space.s8})`,
});
export const item = style({
  display: 'inline-flex',
  border: `1px solid ${vars.color.lineControl}`,
  borderRadius: vars.radius.control,
});
const half = style({
  minHeight: '28px',
  color: vars.color.inkStrong,
  fontSize: vars.text.t13,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.phone]: { minHeight: vars.size.controlMedium } },
  selectors: { '&:hover': { color: vars.color.action } },
});
export const phone = style([
  half,
  {
    paddingInline: vars.space.s12,
    selectors: {
      '&[aria-pressed=true]': { background: vars.color.actionGround, color: vars.color.action },
    },
  },
]);
export const cross = style([
  half,
  {
    minWidth: '28px',
    borderInlineStart: `1px solid ${vars.color.lineHair}`,
    color: vars.color.inkQuiet,
    '@media': { [media.phone]: { minWidth: vars.size.controlMedium } },
  },
]);
