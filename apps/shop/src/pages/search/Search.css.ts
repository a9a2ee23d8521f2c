// Styles of the search page.
import { touchTarget, vars } from '@banxin/ui/theme';
import { style } from '@vanilla-extract/css';

export const field = style({ width: '100%', maxWidth: '640px' });
export const words = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s8 });
export const word = style([
  touchTarget,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '34px',
    paddingInline: vars.space.s12,
    background: vars.color.sheet,
    border: `1px solid ${vars.color.lineControl}`,
    borderRadius: vars.radius.control,
    color: vars.color.inkStrong,
    maxWidth: '100%',
    overflowWrap: 'anywhere',
    selectors: { '&:hover': { borderColor: vars.color.action, color: vars.color.action } },
  },
]);
export const past = style({ display: 'inline-flex', alignItems: 'stretch', maxWidth: '100%' });
export const remove = style([
  touchTarget,
  {
    display: 'grid',
    placeItems: 'center',
    minWidth: '34px',
    marginInlineStart: '-1px',
    border: `1px solid ${vars.color.lineControl}`,
    borderRadius: vars.radius.control,
    color: vars.color.inkQuiet,
    selectors: { '&:hover': { color: vars.color.critical, borderColor: vars.color.critical } },
  },
]);
export const number = style({ fontVariantNumeric: 'tabular-nums', userSelect: 'all' });
