// Styles of SkipLink.
import { style } from '@vanilla-extract/css';
import { component } from '../../css/layer.ts';
import { vars } from '../../theme/vars.css.ts';

export const link = style(
  component({
    position: 'fixed',
    insetBlockStart: vars.space.s8,
    insetInlineStart: vars.space.s8,
    zIndex: vars.layer.toast,
    paddingBlock: vars.space.s8,
    paddingInline: vars.space.s16,
    background: vars.color.sheet,
    color: vars.color.action,
    border: `1px solid ${vars.color.action}`,
    borderRadius: vars.radius.control,
    boxShadow: vars.shadow.float,
    selectors: { '&:not(:focus)': { translate: '0 -300%' } },
  }),
);
