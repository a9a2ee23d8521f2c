// The anatomy of a field: label, control, help, error; and the box around one line of text.
import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../css/layer.ts';
import { media } from '../css/media.ts';
import { state } from '../css/state.ts';
import { touchLine, touchSize } from '../css/touchTarget.css.ts';
import { vars } from '../theme/vars.css.ts';
import { boxSize } from './fieldBox.css.ts';

export { box, boxSize } from './fieldBox.css.ts';

export const field = styleVariants({
  top: component({
    display: 'flex',
    flexDirection: 'column',
    gap: '6px',
    minWidth: 0,
  }),
  side: component({
    display: 'grid',
    gridTemplateColumns: '84px minmax(0, 1fr)',
    columnGap: vars.space.s8,
    rowGap: '6px',
    alignContent: 'start',
    minWidth: 0,
    '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
});
/** Parts below the control stay in the control's column. */
const underControl = {
  [`${field.side} > &`]: { gridColumn: '-2 / -1' },
};
export const label = styleVariants({
  top: component({ color: vars.color.inkBody, fontSize: vars.text.t13, lineHeight: 1.5 }),
  side: component({
    color: vars.color.inkBody,
    fontSize: vars.text.t14,
    lineHeight: 1.5,
    // On the line of the text in the box.
    paddingTop: '9px',
    '@media': {
      [media.abovePhone]: {
        selectors: {
          [`&:has(+ div .${boxSize.small})`]: { paddingTop: '4px' },
          [`&:has(+ div .${boxSize.large})`]: { paddingTop: '13px' },
        },
      },
      [media.phone]: { paddingTop: 0 },
    },
  }),
});
export { hidden as labelHidden } from './visuallyHidden.css.ts';
export const requiredMark = style(
  component({ color: vars.color.critical, marginInlineStart: '3px' }),
);
export const control = style(component({ minWidth: 0, position: 'relative' }));
export const description = style(
  component({
    color: vars.color.inkQuiet,
    fontSize: vars.text.t12,
    lineHeight: 1.5,
    selectors: underControl,
  }),
);
export const error = style(
  component({
    display: 'flex',
    gap: '5px',
    alignItems: 'flex-start',
    color: vars.color.critical,
    fontSize: vars.text.t12,
    lineHeight: 1.5,
    selectors: underControl,
  }),
);
export const errorIcon = style(
  component({ flexShrink: 0, width: '14px', height: '14px', marginTop: '2px' }),
);

export const input = style([
  touchLine,
  component({
    flex: 1,
    minWidth: 0,
    width: '100%',
    alignSelf: 'stretch',
    paddingInline: vars.space.s12,
    background: 'transparent',
    border: 0,
    outline: 'none',
    appearance: 'none',
    lineHeight: 1.5,
    textOverflow: 'ellipsis',
    selectors: {
      '&[data-disabled]': { color: vars.color.inkQuiet, cursor: 'not-allowed' },
      '&[data-focus-visible]': { outline: 'none' },
      '&::-webkit-search-cancel-button': { appearance: 'none' },
      '&:-webkit-autofill': {
        boxShadow: `inset 0 0 0 100px ${vars.color.actionGround}`,
        WebkitTextFillColor: vars.color.inkStrong,
      },
    },
    // Below 16 px, phones zoom into a focused input.
    '@media': { [media.phone]: { fontSize: vars.text.t16 } },
  }),
]);
export const affix = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    flexShrink: 0,
    color: vars.color.inkQuiet,
    whiteSpace: 'nowrap',
    selectors: {
      '&:first-child': { paddingInlineStart: vars.space.s12 },
      '&:last-child': { paddingInlineEnd: vars.space.s12 },
    },
  }),
);
export const affixIcon = style(component({ width: '16px', height: '16px' }));
/** A small button inside the box. */
export const inBox = style([
  touchLine,
  touchSize,
  component({
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    alignSelf: 'stretch',
    width: '38px',
    borderRadius: vars.radius.control,
    color: vars.color.inkQuiet,
    selectors: {
      [state('hovered')]: { color: vars.color.inkStrong },
      '&[data-focus-visible]': { outlineOffset: '-3px' },
      '&[data-disabled]': { color: vars.color.lineControl, cursor: 'not-allowed' },
    },
  }),
]);
