// The look of everything that is pressed: shared by Button, IconButton, LinkButton and CountdownButton.
import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component } from '../css/layer.ts';
import { media } from '../css/media.ts';
import { state } from '../css/state.ts';
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

export const button = recipe({
  base: component({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    gap: '6px',
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    fontFamily: 'inherit',
    fontWeight: 500,
    lineHeight: 1.2,
    textAlign: 'center',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    userSelect: 'none',
    transition: `background-color ${vars.motion.state}, border-color ${vars.motion.state}, color ${vars.motion.state}`,
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      [off]: {
        background: vars.color.tint,
        borderColor: vars.color.lineHair,
        color: vars.color.inkQuiet,
        cursor: 'not-allowed',
      },
      [state('pending')]: { cursor: 'progress' },
      '&[data-pressed]': { transform: 'translateY(0.5px)' },
    },
    '@media': {
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
  variants: {
    variant: {
      primary: {},
      secondary: {},
      quiet: {},
      ink: solid(vars.color.inkStrong, vars.color.sheet, vars.color.inkBody),
    },
    tone: { action: {}, critical: {} },
    size: {
      small: component({
        height: vars.size.controlSmall,
        minWidth: vars.size.controlSmall,
        paddingInline: vars.space.s12,
        fontSize: vars.text.t13,
      }),
      medium: component({
        height: vars.size.controlMedium,
        minWidth: vars.size.controlMedium,
        paddingInline: vars.space.s20,
        fontSize: vars.text.t14,
      }),
      large: component({
        height: vars.size.controlLarge,
        minWidth: vars.size.controlLarge,
        paddingInline: '28px',
        fontSize: vars.text.t16,
      }),
    },
    isFullWidth: { true: component({ width: '100%' }) },
    isSquare: { true: component({ paddingInline: 0, aspectRatio: '1' }) },
  },
  compoundVariants: [
    {
      variants: { variant: 'primary', tone: 'action' },
      style: solid(vars.color.action, vars.color.inkOnAction, vars.color.actionHover),
    },
    {
      variants: { variant: 'primary', tone: 'critical' },
      style: solid(vars.color.critical, vars.color.inkOnAction, vars.color.critical),
    },
    { variants: { variant: 'secondary', tone: 'action' }, style: outlined(vars.color.inkStrong) },
    { variants: { variant: 'secondary', tone: 'critical' }, style: outlined(vars.color.critical) },
    {
      variants: { variant: 'quiet', tone: 'action' },
      style: bare(vars.color.action, vars.color.actionGround),
    },
    {
      variants: { variant: 'quiet', tone: 'critical' },
      style: bare(vars.color.critical, vars.color.criticalGround),
    },
  ],
});

/** The content keeps its room and its voice while the pending mark covers it: the width never changes. */
export const content = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    gap: 'inherit',
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
