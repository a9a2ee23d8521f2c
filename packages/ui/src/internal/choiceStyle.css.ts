// The look of checkboxes, radios and their cards.
import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../css/layer.ts';
import { media } from '../css/media.ts';
import { state, within } from '../css/state.ts';
import { touchApart, touchTarget } from '../css/touchTarget.css.ts';
import { vars } from '../theme/vars.css.ts';
import { field } from './fieldStyle.css.ts';

export const choice = style([
  touchTarget,
  component({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'flex-start',
    gap: vars.space.s8,
    minWidth: 0,
    minHeight: '24px',
    fontSize: vars.text.t14,
    lineHeight: '24px',
    cursor: 'pointer',
    borderRadius: vars.radius.control,
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      // The ring stands around the mark, which is the control.
      [state('focus-visible')]: { outline: 'none' },
      [state('disabled')]: { color: vars.color.inkQuiet, cursor: 'not-allowed' },
    },
  }),
]);

const mark = style(
  component({
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    width: '18px',
    height: '18px',
    marginTop: '3px',
    background: vars.color.sheet,
    border: `1px solid ${vars.color.lineControl}`,
    color: vars.color.inkOnAction,
    transition: `background-color ${vars.motion.state}, border-color ${vars.motion.state}`,
    selectors: {
      [within(choice, 'hovered')]: { borderColor: vars.color.inkBody },
      [within(choice, 'invalid')]: { borderColor: vars.color.critical },
      [within(choice, 'focus-visible')]: {
        outline: `2px solid ${vars.color.focus}`,
        outlineOffset: '2px',
      },
    },
    '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
  }),
);
const filled = { background: vars.color.action, borderColor: vars.color.action };
const off = { background: vars.color.tint, borderColor: vars.color.lineHair };

export const box = style([
  mark,
  component({
    borderRadius: '2px',
    selectors: {
      [within(choice, 'selected')]: filled,
      [within(choice, 'indeterminate')]: filled,
      [within(choice, 'disabled')]: { ...off, color: vars.color.inkQuiet },
    },
  }),
]);
export const tick = style(component({ width: '14px', height: '14px', strokeWidth: 3 }));

export const dot = style([
  mark,
  component({
    borderRadius: '50%',
    selectors: {
      [within(choice, 'selected')]: {
        borderColor: vars.color.action,
        boxShadow: `inset 0 0 0 4px ${vars.color.sheet}, inset 0 0 0 18px ${vars.color.action}`,
      },
      [within(choice, 'disabled')]: off,
    },
  }),
]);

export const words = style(component({ flex: 1, minWidth: 0 }));
export const description = style(
  component({
    display: 'block',
    color: vars.color.inkQuiet,
    fontSize: vars.text.t12,
    lineHeight: 1.5,
    // On the ground of a chosen card quiet ink would fall below 4.5:1.
    selectors: { [within(choice, 'selected')]: { color: vars.color.inkBody } },
  }),
);
export const detail = style(
  component({ flexShrink: 0, marginInlineStart: 'auto', color: vars.color.inkBody }),
);

/** Beside its label, the first line of a group stands on the label's line. */
const besideLabel = { [`${field.side} &`]: { paddingBlock: vars.space.s8 } };

export const group = styleVariants({
  horizontal: [
    touchApart,
    component({
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: vars.space.s24,
      rowGap: vars.space.s8,
      selectors: besideLabel,
    }),
  ],
  vertical: [
    touchApart,
    component({
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space.s8,
      selectors: besideLabel,
    }),
  ],
  cards: [component({ display: 'grid', gap: vars.space.s8 })],
});

export const card = style(
  component({
    display: 'flex',
    padding: '11px 15px',
    background: vars.color.sheet,
    border: `1px solid ${vars.color.lineControl}`,
    transition: `border-color ${vars.motion.state}, background-color ${vars.motion.state}`,
    selectors: {
      [state('hovered')]: { borderColor: vars.color.inkBody },
      [state('selected')]: {
        borderColor: vars.color.action,
        background: vars.color.actionGround,
        boxShadow: `inset 0 0 0 1px ${vars.color.action}`,
      },
      [state('disabled')]: { background: vars.color.tint, borderColor: vars.color.lineHair },
    },
  }),
);
