// Style of the button on a product's sheet: above the link that covers it.
import { touchTarget, vars } from '@banxin/ui/theme';
import { style } from '@vanilla-extract/css';

export const add = style([
  touchTarget,
  {
    position: 'relative',
    zIndex: 1,
    minHeight: vars.size.controlSmall,
    paddingInline: vars.space.s12,
    background: vars.color.sheet,
    border: `1px solid ${vars.color.action}`,
    borderRadius: vars.radius.control,
    color: vars.color.action,
    fontSize: vars.text.t13,
    cursor: 'pointer',
    justifySelf: 'start',
    selectors: {
      '&:hover': { background: vars.color.actionGround },
      '&[aria-busy=true]': { cursor: 'progress' },
    },
  },
]);
