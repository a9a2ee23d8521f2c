// Styles of Switch.
import { style } from '@vanilla-extract/css';
import { component } from '../../css/layer.ts';
import { media } from '../../css/media.ts';
import { within } from '../../css/state.ts';
import { choice } from '../../internal/choiceStyle.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const track = style(
  component({
    flexShrink: 0,
    display: 'block',
    width: '36px',
    height: '20px',
    marginTop: '2px',
    padding: '2px',
    border: `1px solid ${vars.color.lineControl}`,
    borderRadius: '10px',
    background: vars.color.tint,
    transition: `background-color ${vars.motion.state}, border-color ${vars.motion.state}`,
    selectors: {
      [within(choice, 'selected')]: {
        background: vars.color.action,
        borderColor: vars.color.action,
      },
      [within(choice, 'focus-visible')]: {
        outline: `2px solid ${vars.color.focus}`,
        outlineOffset: '2px',
      },
      [within(choice, 'disabled')]: { opacity: 0.5 },
    },
    '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
  }),
);
export const thumb = style(
  component({
    display: 'block',
    width: '14px',
    height: '14px',
    borderRadius: '50%',
    background: vars.color.lineControl,
    transition: `transform ${vars.motion.state}, background-color ${vars.motion.state}`,
    selectors: {
      [within(choice, 'selected')]: {
        background: vars.color.inkOnAction,
        transform: 'translateX(16px)',
      },
    },
  }),
);
