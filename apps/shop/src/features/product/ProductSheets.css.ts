// Styles of many products: a grid of sheets or a list of rows, and the switch between them.
import { media, vars } from '@banxin/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'grid', gap: vars.space.s8 });
export const looks = style({ display: 'inline-flex', flex: 'none', border: 0, padding: 0 });
export const look = style({
  minHeight: '34px',
  paddingInline: vars.space.s12,
  background: vars.color.sheet,
  border: `1px solid ${vars.color.lineControl}`,
  color: vars.color.inkBody,
  fontSize: vars.text.t13,
  cursor: 'pointer',
  selectors: {
    '& + &': { marginInlineStart: '-1px' },
    '&:hover': { color: vars.color.action },
    '&[aria-pressed="true"]': {
      position: 'relative',
      color: vars.color.action,
      background: vars.color.actionGround,
      borderColor: vars.color.action,
    },
  },
  '@media': { [media.phone]: { minHeight: '44px' } },
});
