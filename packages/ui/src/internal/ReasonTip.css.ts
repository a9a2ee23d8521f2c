// Styles of ReasonTip.
import { style } from '@vanilla-extract/css';
import { component } from '../css/layer.ts';
import { state } from '../css/state.ts';
import { vars } from '../theme/vars.css.ts';

export const tip = style(
  component({
    maxWidth: 'min(280px, calc(100vw - 16px))',
    paddingBlock: '6px',
    paddingInline: '10px',
    background: vars.color.inkStrong,
    color: vars.color.sheet,
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    fontSize: vars.text.t12,
    lineHeight: 1.5,
    boxShadow: vars.shadow.float,
    transition: `opacity ${vars.motion.state}`,
    selectors: {
      [state('entering')]: { opacity: 0 },
      [state('exiting')]: { opacity: 0 },
    },
  }),
);
