// The box around one line of text or a native select: a file of its own, because a pager needs nothing more.
import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../css/layer.ts';
import { media } from '../css/media.ts';
import { state } from '../css/state.ts';
import { touchSize } from '../css/touchTarget.css.ts';
import { vars } from '../theme/vars.css.ts';

/** The box around an input: `Group` of react-aria publishes its states. */
export const box = style(
  component({
    display: 'flex',
    alignItems: 'center',
    minWidth: 0,
    background: vars.color.sheet,
    border: `1px solid ${vars.color.lineControl}`,
    borderRadius: vars.radius.control,
    color: vars.color.inkStrong,
    transition: `border-color ${vars.motion.state}`,
    selectors: {
      [state('hovered')]: { borderColor: vars.color.inkBody },
      '&[data-invalid]': { borderColor: vars.color.critical },
      '&[data-focus-within], &[data-focused], :is(div, textarea)&:focus-within': {
        borderColor: vars.color.action,
        outline: `2px solid ${vars.color.focus}`,
        outlineOffset: '-1px',
      },
      '&[data-disabled]': { background: vars.color.tint, borderColor: vars.color.lineHair },
      '[data-readonly] &': { background: vars.color.tint },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' } },
      },
    },
  }),
);
export const boxSize = styleVariants({
  small: [touchSize, component({ minHeight: vars.size.controlSmall, fontSize: vars.text.t13 })],
  medium: [component({ minHeight: vars.size.controlMedium, fontSize: vars.text.t14 })],
  large: [component({ minHeight: vars.size.controlLarge, fontSize: vars.text.t16 })],
});
