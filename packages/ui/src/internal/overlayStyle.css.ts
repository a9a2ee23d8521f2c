// The look of what covers the page: scrim, floating sheet, head, body and foot of dialogs and drawers.
import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { component } from '../css/layer.ts';
import { media } from '../css/media.ts';
import { state } from '../css/state.ts';
import { vars } from '../theme/vars.css.ts';
import { scrimGround } from './scrim.css.ts';

const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });
const slideIn = keyframes({ from: { transform: 'translateX(100%)' } });
// Leaving needs keyframes of its own: the same ones reversed would not start again.
const vanish = keyframes({ to: { opacity: 0 } });
const sink = keyframes({ to: { opacity: 0, transform: 'translateY(12px)' } });
const slideOut = keyframes({ to: { transform: 'translateX(100%)' } });
const slideDown = keyframes({ to: { transform: 'translateY(100%)' } });
const slideUp = keyframes({ from: { transform: 'translateY(100%)' } });

const still = (exiting: string) => ({
  [media.reducedMotion]: { animation: 'none', selectors: { [exiting]: { animation: 'none' } } },
});
const exitingInside = '[data-exiting] > &';

export const scrim = style([
  scrimGround,
  component({
    zIndex: vars.layer.dialog,
    animation: `${appear} ${vars.motion.overlay} ease-out`,
    selectors: {
      [state('exiting')]: {
        animation: `${vanish} ${vars.motion.overlay} ease-in forwards`,
      },
    },
    '@media': still(state('exiting')),
  }),
]);
export const centred = style(
  component({
    display: 'grid',
    justifyItems: 'center',
    alignItems: 'center',
    padding: vars.space.s16,
    '@media': { [media.phone]: { padding: vars.space.s12 } },
  }),
);

const sheet = component({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  background: vars.color.sheet,
  color: vars.color.inkStrong,
  boxShadow: vars.shadow.float,
  '@media': { [media.forcedColors]: { outline: '1px solid CanvasText' } },
});
export const box = style([
  sheet,
  component({
    width: '100%',
    maxHeight: 'calc(100dvh - 32px)',
    animation: `${rise} ${vars.motion.overlay} ease-out`,
    selectors: {
      [exitingInside]: {
        animation: `${sink} ${vars.motion.overlay} ease-in forwards`,
      },
    },
    '@media': still(exitingInside),
  }),
]);
export const width = styleVariants({
  small: component({ maxWidth: '420px' }),
  medium: component({ maxWidth: '560px' }),
  large: component({ maxWidth: '880px' }),
});
export const side = style([
  sheet,
  component({
    position: 'fixed',
    insetBlock: 0,
    insetInlineEnd: 0,
    width: 'min(420px, 100vw)',
    animation: `${slideIn} ${vars.motion.overlay} ease-out`,
    selectors: {
      [exitingInside]: {
        animation: `${slideOut} ${vars.motion.overlay} ease-in forwards`,
      },
    },
    '@media': {
      [media.phone]: {
        insetBlockStart: 'auto',
        insetInline: 0,
        width: '100%',
        maxHeight: '86dvh',
        animationName: slideUp,
        selectors: { [exitingInside]: { animationName: slideDown } },
      },
      ...still(exitingInside),
    },
  }),
]);
export const dialog = style(
  component({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    minHeight: 0,
    maxHeight: 'inherit',
    outline: 'none',
  }),
);
export const head = style(
  component({
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: vars.space.s16,
    paddingBlock: '20px 12px',
    paddingInline: vars.space.s24,
    '@media': { [media.phone]: { paddingInline: vars.space.s16 } },
  }),
);
export const title = style(
  component({
    minWidth: 0,
    fontFamily: vars.font.serif,
    fontSize: vars.text.t20,
    fontWeight: 700,
    lineHeight: 1.5,
  }),
);
/** Keeps the close button's square in the corner, whatever the padding of the head. */
export const closing = style(component({ flex: 'none', margin: '-2px -8px -2px 0' }));
globalStyle(`${closing} > button`, component({ color: vars.color.inkBody }));
export const body = style(
  component({
    flex: 1,
    minHeight: 0,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    paddingBlock: `${vars.space.s4} ${vars.space.s24}`,
    paddingInline: vars.space.s24,
    color: vars.color.inkBody,
    overflowWrap: 'anywhere',
    selectors: { [state('focus-visible')]: { outlineOffset: '-2px' } },
    '@media': { [media.phone]: { paddingInline: vars.space.s16 } },
  }),
);
export const foot = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: vars.space.s12,
    paddingBlock: vars.space.s16,
    paddingInline: vars.space.s24,
    borderTop: `1px solid ${vars.color.lineHair}`,
    '@media': { [media.phone]: { paddingInline: vars.space.s16 } },
  }),
);
