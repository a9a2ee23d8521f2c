// The sheet that floats beside its trigger.
import { style } from '@vanilla-extract/css';
import { component } from '../css/layer.ts';
import { media } from '../css/media.ts';
import { state } from '../css/state.ts';
import { vars } from '../theme/vars.css.ts';

/** Menus, options, calendars, popovers. Under reduced motion the tokens make every change last 0 s. */
export const floating = style(
  component({
    overflow: 'auto',
    background: vars.color.sheet,
    color: vars.color.inkStrong,
    border: `1px solid ${vars.color.lineHair}`,
    borderRadius: vars.radius.control,
    boxShadow: vars.shadow.float,
    transition: `opacity ${vars.motion.state}, transform ${vars.motion.state}`,
    selectors: {
      [state('entering')]: { opacity: 0, transform: 'translateY(-4px)' },
      [state('exiting')]: { opacity: 0 },
    },
    '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
  }),
);
