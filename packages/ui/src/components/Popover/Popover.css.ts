// Styles of Popover.
import { style } from '@vanilla-extract/css';
import { component } from '../../css/layer.ts';
import { media } from '../../css/media.ts';
import { state } from '../../css/state.ts';
import { vars } from '../../theme/vars.css.ts';

export const popover = style(
  component({
    maxWidth: 'min(420px, calc(100vw - 16px))',
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
    '@media': {
      [media.reducedMotion]: { transition: 'none' },
      [media.forcedColors]: { borderColor: 'CanvasText' },
    },
  }),
);
export const content = style(
  component({ padding: vars.space.s16, fontSize: vars.text.t14, outline: 'none' }),
);
