// Styles of Tabs: words over a hairline, the chosen one underlined in the action colour.
import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../css/layer.ts';
import { media } from '../../css/media.ts';
import { state } from '../../css/state.ts';
import { touchTarget } from '../../css/touchTarget.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style(component({ minWidth: 0, width: '100%' }));
export const list = style(
  component({
    position: 'relative',
    display: 'flex',
    gap: vars.space.s24,
    // Tabs that do not fit must not widen the grid or flexible box around them.
    contain: 'inline-size',
    overflowX: 'auto',
    overflowY: 'hidden',
    scrollbarWidth: 'none',
    boxShadow: `inset 0 -1px ${vars.color.lineHair}`,
    '@media': { [media.phone]: { gap: vars.space.s16 } },
  }),
);
/** Room beside the words for the focus outline; the words themselves line up with what stands below. */
const air = vars.space.s4;
export const inset = styleVariants({
  none: component({ marginInline: `calc(-1 * ${air})` }),
  sheet: component({
    paddingInline: `calc(${vars.space.s20} - ${air})`,
    '@media': { [media.phone]: { paddingInline: `calc(${vars.space.s16} - ${air})` } },
  }),
});
export const tab = style([
  touchTarget,
  component({
    flex: 'none',
    display: 'inline-flex',
    alignItems: 'baseline',
    gap: vars.space.s4,
    paddingInline: air,
    borderBottom: '2px solid transparent',
    color: vars.color.inkBody,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    selectors: {
      [state('hovered')]: { color: vars.color.action, transition: `color ${vars.motion.state}` },
      [state('selected')]: {
        color: vars.color.action,
        borderBottomColor: vars.color.action,
        fontWeight: 600,
        // A press shows its answer in its first frame.
        transition: 'none',
      },
      [state('disabled')]: { color: vars.color.inkQuiet, cursor: 'not-allowed' },
      [state('focus-visible')]: { outlineOffset: '-2px' },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          [state('selected')]: { borderBottomColor: 'Highlight' },
          [state('disabled')]: { color: 'GrayText' },
        },
      },
    },
  }),
]);
export const size = styleVariants({
  medium: component({ paddingBlock: '12px 10px', fontSize: vars.text.t14 }),
  large: component({ paddingBlock: '10px 8px', fontSize: vars.text.t16 }),
});
export const count = style(
  component({
    color: vars.color.inkBody,
    fontSize: vars.text.t13,
    fontWeight: 400,
  }),
);
export const panel = style(component({ minWidth: 0 }));
