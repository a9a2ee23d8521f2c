// Styles of the public catalogue.
import { media, vars } from '@banxin/ui/theme';
import { style } from '@vanilla-extract/css';

export const bar = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.s16,
  '@media': { [media.phone]: { flexDirection: 'column' } },
});
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s8 });
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: '34px',
  paddingInline: vars.space.s12,
  background: vars.color.sheet,
  border: `1px solid ${vars.color.lineControl}`,
  borderRadius: vars.radius.control,
  color: vars.color.inkStrong,
  selectors: {
    '&:hover': { borderColor: vars.color.action, color: vars.color.action },
    '&[aria-current]': {
      color: vars.color.action,
      background: vars.color.actionGround,
      borderColor: vars.color.action,
    },
  },
  '@media': { [media.phone]: { minHeight: '44px' } },
});
export const count = style({
  color: vars.color.inkQuiet,
  fontSize: vars.text.t12,
  selectors: { '[aria-current] > &': { color: 'inherit' } },
});
