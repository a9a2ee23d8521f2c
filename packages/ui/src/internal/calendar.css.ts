// Styles of the calendars of DateField and DateRangePicker, and of the sheet they stand in.
import { globalStyle, style } from '@vanilla-extract/css';
import { component } from '../css/layer.ts';
import { media } from '../css/media.ts';
import { state } from '../css/state.ts';
import { touchSize } from '../css/touchTarget.css.ts';
import { vars } from '../theme/vars.css.ts';
import { floating } from './floating.css.ts';

/** Beside its field; on a phone a drawer at the bottom edge, over a dimmed page. */
export const panel = style([
  floating,
  component({
    outline: 'none',
    '@media': {
      [media.phone]: {
        // The place is set on the element itself.
        position: 'fixed !important' as 'fixed',
        inset: 'auto 0 0 0 !important',
        maxHeight: '86dvh !important',
        width: '100%',
        borderRadius: 0,
        borderWidth: '1px 0 0',
        boxShadow: `0 0 0 100vmax ${vars.color.scrim}`,
        selectors: { [state('entering')]: { transform: 'translateY(24px)' } },
      },
    },
  }),
]);
export const content = style(
  component({
    display: 'flex',
    outline: 'none',
    '@media': { [media.phone]: { flexDirection: 'column' } },
  }),
);
export const main = style(component({ flex: 1, minWidth: 0, padding: vars.space.s16 }));
export const months = style(
  component({ display: 'flex', alignItems: 'flex-start', gap: vars.space.s24 }),
);
export const month = style(
  component({ width: '252px', '@media': { [media.phone]: { width: '100%' } } }),
);
export const head = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'auto 1fr auto',
    alignItems: 'center',
    minHeight: '36px',
    marginBottom: vars.space.s4,
  }),
);
export const title = style(
  component({
    gridColumn: 2,
    textAlign: 'center',
    fontSize: vars.text.t14,
    fontWeight: 600,
    lineHeight: 1.5,
  }),
);
export const turn = style([
  touchSize,
  component({
    display: 'grid',
    placeItems: 'center',
    width: '36px',
    height: '36px',
    borderRadius: vars.radius.control,
    color: vars.color.inkBody,
    selectors: {
      '&[slot=next]': { gridColumn: 3 },
      [state('hovered')]: { background: vars.color.actionGround, color: vars.color.action },
      [state('disabled')]: { color: vars.color.lineControl },
    },
  }),
]);
globalStyle(`${turn} > svg`, component({ width: '16px', height: '16px' }));
export const grid = style(component({ width: '100%', tableLayout: 'fixed' }));
globalStyle(`${grid} td`, component({ padding: '1px 0' }));
export const weekday = style(
  component({
    height: '32px',
    color: vars.color.inkQuiet,
    fontSize: vars.text.t12,
    fontWeight: 400,
    textAlign: 'center',
  }),
);

const chosen = { background: vars.color.action, color: vars.color.inkOnAction, fontWeight: 600 };
const inRange = { background: vars.color.actionGround, color: vars.color.action };

export const day = style([
  touchSize,
  component({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    height: '36px',
    fontSize: vars.text.t14,
    lineHeight: 1,
    cursor: 'pointer',
    borderRadius: vars.radius.control,
    outline: 'none',
    selectors: {
      [state('hovered')]: { background: vars.color.actionGround, color: vars.color.action },
      // A bar below the figure marks today.
      '&[data-today]::after': {
        content: '',
        position: 'absolute',
        bottom: '5px',
        width: '14px',
        height: '2px',
        background: 'currentColor',
      },
      '&[data-today]': { color: vars.color.action, fontWeight: 600 },
      [state('selected')]: chosen,
      '[data-range] &[data-selected]': { ...inRange, borderRadius: 0 },
      '[data-range] &[data-selection-start]': {
        ...chosen,
        borderStartStartRadius: vars.radius.control,
        borderEndStartRadius: vars.radius.control,
      },
      '[data-range] &[data-selection-end]': {
        ...chosen,
        borderStartEndRadius: vars.radius.control,
        borderEndEndRadius: vars.radius.control,
      },
      '&[data-focus-visible]': {
        outline: `2px solid ${vars.color.focus}`,
        outlineOffset: '1px',
        zIndex: 1,
      },
      '&[data-disabled], &[data-unavailable]': {
        color: vars.color.inkQuiet,
        background: 'transparent',
        cursor: 'not-allowed',
        fontWeight: 400,
      },
      '&[data-disabled]': { opacity: 0.55 },
      '&[data-unavailable]': { textDecoration: 'line-through' },
      '&[data-outside-month]': { visibility: 'hidden' },
    },
    '@media': {
      [media.phone]: { height: '44px', fontSize: vars.text.t16 },
      [media.forcedColors]: {
        selectors: {
          [state('selected')]: {
            forcedColorAdjust: 'none',
            background: 'Highlight',
            color: 'HighlightText',
          },
          '&[data-disabled], &[data-unavailable]': { color: 'GrayText' },
        },
      },
    },
  }),
]);
export const notes = style(
  component({
    display: 'grid',
    gap: '2px',
    marginTop: vars.space.s8,
    paddingTop: vars.space.s8,
    borderTop: `1px solid ${vars.color.lineHair}`,
    color: vars.color.inkBody,
    fontSize: vars.text.t12,
    lineHeight: 1.5,
  }),
);
export const foot = style(
  component({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.s8,
    marginTop: vars.space.s8,
  }),
);
/** One figure of the typed date: year, month, day, and the strokes between them. */
export const input = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    alignSelf: 'stretch',
    paddingInline: vars.space.s12,
    whiteSpace: 'nowrap',
    '@media': { [media.phone]: { fontSize: vars.text.t16 } },
  }),
);
export const segment = style(
  component({
    padding: '1px 2px',
    borderRadius: '2px',
    outline: 'none',
    selectors: {
      '&[data-type=literal]': { padding: 0, color: vars.color.inkQuiet },
      [state('placeholder')]: { color: vars.color.inkQuiet },
      [state('focused')]: { background: vars.color.action, color: vars.color.inkOnAction },
      [state('disabled')]: { color: vars.color.inkQuiet },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          [state('focused')]: {
            forcedColorAdjust: 'none',
            background: 'Highlight',
            color: 'HighlightText',
          },
        },
      },
    },
  }),
);
export const spring = style(component({ flex: 1 }));
