// Styles of the table's checkboxes: the look of Checkbox on a native input.
import { style } from '@vanilla-extract/css';
import { component } from '../../css/layer.ts';
import { media } from '../../css/media.ts';
import { touchSize, touchTarget } from '../../css/touchTarget.css.ts';
import { visuallyHidden } from '../../css/visuallyHidden.ts';
import { vars } from '../../theme/vars.css.ts';

/** As high as a row, so that a near miss still hits. */
export const target = style([
  touchTarget,
  component({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.s8,
    minHeight: '40px',
    cursor: 'pointer',
    userSelect: 'none',
    selectors: { '&[data-reason]': { cursor: 'not-allowed' } },
    '@media': { [media.phone]: { justifyContent: 'flex-start', minHeight: '24px' } },
  }),
]);
/** Above it the table ends, and with it what could be pressed. */
export const targetOfAll = style([target, touchSize]);
const tick = 'polygon(8% 50%, 20% 38%, 40% 58%, 80% 14%, 93% 26%, 41% 83%)';
const dash = 'polygon(10% 42%, 90% 42%, 90% 58%, 10% 58%)';
export const box = style(
  component({
    appearance: 'none',
    flex: 'none',
    display: 'grid',
    width: '18px',
    height: '18px',
    padding: '1px',
    background: vars.color.sheet,
    border: `1px solid ${vars.color.lineControl}`,
    borderRadius: '2px',
    cursor: 'inherit',
    selectors: {
      '&:checked, &:indeterminate': {
        background: vars.color.action,
        borderColor: vars.color.action,
      },
      '&::before': { content: '', background: vars.color.inkOnAction, clipPath: 'inset(50%)' },
      '&:checked::before': { clipPath: tick },
      '&:indeterminate::before': { clipPath: dash },
      '&[aria-disabled=true], &:disabled': {
        background: vars.color.tint,
        borderColor: vars.color.lineHair,
      },
    },
    '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
  }),
);
/** Under a card on a phone, where nothing can be pointed at; elsewhere in a tooltip. */
export const reason = style(
  component({
    ...visuallyHidden,
    '@media': {
      [media.phone]: {
        position: 'static',
        gridColumn: '1 / -1',
        order: 1,
        width: 'auto',
        height: 'auto',
        margin: 0,
        clipPath: 'none',
        whiteSpace: 'normal',
        color: vars.color.inkQuiet,
        fontSize: vars.text.t13,
      },
    },
  }),
);
export const words = style(
  component({ ...visuallyHidden, '@media': { [media.phone]: { all: 'unset' } } }),
);
