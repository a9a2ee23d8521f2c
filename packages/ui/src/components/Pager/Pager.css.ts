// Styles of Pager: squares of 30 px with hairlines; on a phone the numbers fold into one.
import { style } from '@vanilla-extract/css';
import { component } from '../../css/layer.ts';
import { media } from '../../css/media.ts';
import { state } from '../../css/state.ts';
import { touchSize } from '../../css/touchTarget.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style(
  component({
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    '@media': { [media.phone]: { justifyContent: 'flex-start' } },
    gap: vars.space.s8,
    fontSize: vars.text.t13,
  }),
);
export const total = style(
  component({
    marginInlineEnd: vars.space.s8,
    color: vars.color.inkBody,
    '@media': { [media.phone]: { flexBasis: '100%', marginInlineEnd: 0 } },
  }),
);
export const pages = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.s8,
    '@media': { [media.phone]: { display: 'none' } },
  }),
);
export const compact = style(
  component({ display: 'none', '@media': { [media.phone]: { display: 'inline' } } }),
);
export const button = style([
  touchSize,
  component({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.s4,
    minWidth: vars.size.controlSmall,
    minHeight: vars.size.controlSmall,
    paddingInline: vars.space.s8,
    background: vars.color.sheet,
    border: `1px solid ${vars.color.lineControl}`,
    borderRadius: vars.radius.control,
    color: vars.color.inkStrong,
    cursor: 'pointer',
    transition: `border-color ${vars.motion.state}, color ${vars.motion.state}`,
    selectors: {
      [state('hovered')]: { borderColor: vars.color.action, color: vars.color.action },
      '&[aria-current=page]': {
        background: vars.color.actionGround,
        borderColor: vars.color.action,
        color: vars.color.action,
        fontWeight: 600,
      },
      '&[aria-disabled=true]': {
        background: 'transparent',
        borderColor: vars.color.lineHair,
        color: vars.color.inkQuiet,
        cursor: 'not-allowed',
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[aria-current=page]': { borderColor: 'Highlight', color: 'Highlight' },
          '&[aria-disabled=true]': { color: 'GrayText', borderColor: 'GrayText' },
        },
      },
    },
  }),
]);
export const step = style(component({ paddingInline: '10px' }));
export const words = style(component({ '@media': { [media.phone]: { display: 'none' } } }));
/** A gap looks like one until it is pointed at; it jumps. */
export const gap = style(
  component({
    selectors: {
      '&:not([data-hovered])': {
        background: 'transparent',
        borderColor: 'transparent',
        color: vars.color.inkBody,
      },
    },
  }),
);
export const sizes = style(
  component({
    flex: 'none',
    minWidth: '112px',
    '@media': { [media.phone]: { marginInlineStart: 'auto' } },
  }),
);
