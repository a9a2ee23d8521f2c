// The look of everything that is pressed: shared by Button, IconButton, LinkButton and CountdownButton.
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { component } from '../css/layer.ts';
import { media } from '../css/media.ts';
import { state } from '../css/state.ts';
import { touchTarget } from '../css/touchTarget.css.ts';
import { vars } from '../theme/vars.css.ts';

const enabled = ':not([data-disabled]):not([aria-disabled=true])';
const hovered = `&[data-hovered]${enabled}`;
const pressed = `&[data-pressed]${enabled}`;
const off = '&[data-disabled], &[aria-disabled=true]:not([data-pending])';

const solid = (ground: string, ink: string, groundHover: string) =>
  component({
    background: ground,
    borderColor: ground,
    color: ink,
    selectors: {
      [hovered]: { background: groundHover, borderColor: groundHover },
      [pressed]: { background: groundHover, borderColor: groundHover },
    },
    '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
  });

const outlined = (ink: string) =>
  component({
    background: vars.color.sheet,
    borderColor: vars.color.lineControl,
    color: ink,
    selectors: {
      [hovered]: { borderColor: ink, background: vars.color.tint },
      [pressed]: { borderColor: ink, background: vars.color.paper },
    },
  });

const bare = (ink: string, ground: string) =>
  component({
    background: 'transparent',
    borderColor: 'transparent',
    color: ink,
    selectors: { [hovered]: { background: ground }, [pressed]: { background: ground } },
  });

export const base = style([
  touchTarget,
  component({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    gap: '6px',
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    fontWeight: 500,
    lineHeight: 1.2,
    textAlign: 'center',
    maxWidth: '100%',
    paddingBlock: '6px',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    userSelect: 'none',
    transition: `background-color ${vars.motion.state}, border-color ${vars.motion.state}, color ${vars.motion.state}`,
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      // What opens a dialog loses the pointer; its colour would fade out frame by frame under the scrim.
      '[inert] &': { transition: 'none' },
      [off]: {
        background: vars.color.tint,
        borderColor: vars.color.lineHair,
        color: vars.color.inkQuiet,
        cursor: 'not-allowed',
      },
      // Only around what has no place of its own: each such box is a layer, in a thousand rows a thousand.
      [`${state('pending')}, &[target]`]: { position: 'relative' },
      [state('pending')]: { cursor: 'progress' },
      '&[data-pressed]': { transform: 'translateY(0.5px)' },
    },
    '@media': {
      // A second tap is a second press, not a zoom. Where nothing is tapped, its areas are not painted.
      '(any-pointer: coarse)': { touchAction: 'manipulation' },
      // Words that are longer than a phone is wide go on in the next line.
      [media.phone]: { whiteSpace: 'normal', overflowWrap: 'anywhere' },
      [media.forcedColors]: {
        selectors: {
          [off]: {
            forcedColorAdjust: 'none',
            background: 'Canvas',
            borderColor: 'GrayText',
            color: 'GrayText',
          },
        },
      },
    },
  }),
]);
const onInk = style(solid(vars.color.inkStrong, vars.color.sheet, vars.color.inkBody));
/** What `variant` and `tone` mean together. */
export const look = {
  primary: styleVariants({
    action: solid(vars.color.action, vars.color.inkOnAction, vars.color.actionHover),
    critical: solid(vars.color.critical, vars.color.inkOnAction, vars.color.critical),
  }),
  secondary: styleVariants({
    action: outlined(vars.color.inkStrong),
    critical: outlined(vars.color.critical),
  }),
  quiet: styleVariants({
    action: bare(vars.color.action, vars.color.actionGround),
    critical: bare(vars.color.critical, vars.color.criticalGround),
  }),
  ink: { action: onInk, critical: onInk },
};
export const size = styleVariants({
  small: component({
    minHeight: vars.size.controlSmall,
    minWidth: vars.size.controlSmall,
    paddingInline: vars.space.s12,
    fontSize: vars.text.t13,
  }),
  medium: component({
    minHeight: vars.size.controlMedium,
    minWidth: vars.size.controlMedium,
    paddingInline: vars.space.s20,
    fontSize: vars.text.t14,
  }),
  large: component({
    minHeight: vars.size.controlLarge,
    minWidth: vars.size.controlLarge,
    paddingInline: '28px',
    fontSize: vars.text.t16,
  }),
});
export const isFullWidth = styleVariants({ true: component({ width: '100%' }) });
export const isSquare = styleVariants({ true: component({ padding: 0, aspectRatio: '1' }) });

/** The variants as data: the shape of a recipe without its runtime. */
export const button = {
  classNames: {
    variants: { variant: look, tone: look.primary, size, isFullWidth, isSquare },
  },
};

/** The content keeps its room and its voice while the pending mark covers it: the width never changes. */
export const content = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    gap: 'inherit',
    minWidth: 0,
    selectors: { '[data-pending] > &': { opacity: 0 } },
  }),
);
export const icon = style(
  component({ display: 'inline-flex', flexShrink: 0, width: '1.15em', height: '1.15em' }),
);
globalStyle(`${icon} > svg`, component({ width: '100%', height: '100%' }));
/** Where the pending mark turns. */
export const waiting = style(
  component({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' }),
);
