// The look of lists that float: menus, and the options of Select and ComboBox.
import { globalStyle, style } from '@vanilla-extract/css';
import { component } from '../css/layer.ts';
import { media } from '../css/media.ts';
import { state } from '../css/state.ts';
import { touchSize } from '../css/touchTarget.css.ts';
import { vars } from '../theme/vars.css.ts';
import { floating } from './floating.css.ts';

export const surface = style([
  floating,
  component({
    minWidth: 'max(var(--trigger-width, 0px), 160px)',
    maxWidth: 'min(420px, calc(100vw - 40px))',
    outline: 'none',
  }),
]);
export const list = style(component({ paddingBlock: vars.space.s4, outline: 'none' }));
export const item = style([
  touchSize,
  component({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s8,
    minHeight: '36px',
    paddingBlock: '6px',
    paddingInline: vars.space.s16,
    fontSize: vars.text.t14,
    lineHeight: 1.5,
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      [state('focused')]: { background: vars.color.actionGround },
      [state('hovered')]: { background: vars.color.actionGround },
      '&[data-focus-visible]': {
        outline: `2px solid ${vars.color.focus}`,
        outlineOffset: '-2px',
      },
      [state('selected')]: { color: vars.color.action, fontWeight: 500 },
      [state('disabled')]: { color: vars.color.inkQuiet, cursor: 'not-allowed' },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          [state('focused')]: {
            forcedColorAdjust: 'none',
            background: 'Highlight',
            color: 'HighlightText',
          },
          [state('disabled')]: { color: 'GrayText' },
        },
      },
    },
  }),
]);
export const critical = style(component({ color: vars.color.critical }));
export const words = style(component({ flex: 1, minWidth: 0 }));
export const detail = style(
  component({ color: vars.color.inkQuiet, fontSize: vars.text.t12, fontWeight: 400 }),
);
export const icon = style(
  component({ display: 'inline-flex', flexShrink: 0, width: '16px', height: '16px' }),
);
globalStyle(`${icon} > svg`, component({ width: '100%', height: '100%' }));
export const title = style(
  component({
    paddingInline: vars.space.s16,
    paddingTop: vars.space.s8,
    paddingBottom: vars.space.s4,
    color: vars.color.inkQuiet,
    fontSize: vars.text.t12,
  }),
);
export const section = style(
  component({
    selectors: {
      '& + &': {
        borderTop: `1px solid ${vars.color.lineHair}`,
        marginTop: vars.space.s4,
        paddingTop: vars.space.s4,
      },
    },
  }),
);
export const empty = style(
  component({
    padding: vars.space.s16,
    color: vars.color.inkQuiet,
    fontSize: vars.text.t13,
    textAlign: 'center',
  }),
);
