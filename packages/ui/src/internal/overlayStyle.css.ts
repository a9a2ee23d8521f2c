// The look of what covers the page: scrim, floating sheet, head, body and foot of dialogs and drawers.
import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { component } from '../css/layer.ts';
import { media } from '../css/media.ts';
import { state } from '../css/state.ts';
import { vars } from '../theme/vars.css.ts';
import { appear, vanish } from './movements.css.ts';
import { scrimGround } from './scrim.css.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });
const slideIn = keyframes({ from: { transform: 'translateX(100%)' } });
// Under reduced motion the tokens make every movement last 0 s.
const sink = keyframes({ to: { opacity: 0, transform: 'translateY(12px)' } });
const slideOut = keyframes({ to: { transform: 'translateX(100%)' } });
const slideDown = keyframes({ to: { transform: 'translateY(100%)' } });
const slideUp = keyframes({ from: { transform: 'translateY(100%)' } });

const exitingInside = '[data-exiting] > &';

export const scrim = style([
  scrimGround,
  component({
    zIndex: vars.layer.dialog,
    display: 'grid',
    justifyItems: 'center',
    alignItems: 'center',
    padding: vars.space.s16,
    animation: `${appear} ${vars.motion.overlay} ease-out`,
    selectors: {
      [state('exiting')]: {
        animation: `${vanish} ${vars.motion.overlay} ease-in forwards`,
      },
    },
    '@media': {
      // On a phone the sheet stands at the bottom, near the thumb and above the keyboard.
      [media.phone]: {
        alignItems: 'end',
        padding: 0,
        paddingBlockEnd: 'calc(100dvh - var(--visual-viewport-height, 100dvh))',
      },
    },
  }),
]);

const sheet = style(
  component({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    background: vars.color.sheet,
    color: vars.color.inkStrong,
    boxShadow: vars.shadow.float,
    '@media': { [media.forcedColors]: { outline: '1px solid CanvasText' } },
  }),
);
/** Most of the window's height on a phone: a strip of the page stays in sight. */
const PHONE_HEIGHT = 'calc(var(--visual-viewport-height, 100dvh) - 44px)';

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
    '@media': {
      [media.phone]: {
        maxHeight: PHONE_HEIGHT,
        animationName: slideUp,
        selectors: { [exitingInside]: { animationName: slideDown } },
      },
    },
  }),
]);
/** Width on a wide window; a phone has one width. */
const upTo = (width: string) =>
  component({ '@media': { [media.abovePhone]: { maxWidth: width } } });
export const width = styleVariants({
  small: upTo('420px'),
  medium: upTo('560px'),
  large: upTo('880px'),
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
        position: 'relative',
        insetInlineEnd: 'auto',
        width: '100%',
        maxHeight: PHONE_HEIGHT,
        animationName: slideUp,
        selectors: { [exitingInside]: { animationName: slideDown } },
      },
    },
  }),
]);
/** Carries `data-scrolls` while its body is too high. */
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
    borderBottom: '1px solid transparent',
    selectors: { '[data-scrolls] > &': { borderBottomColor: vars.color.lineHair } },
    '@media': {
      [media.phone]: { paddingBlockStart: '16px', paddingInline: vars.space.s16 },
      [media.forcedColors]: { borderBottomWidth: 0 },
    },
  }),
);
export const title = style(
  component({
    minWidth: 0,
    fontFamily: vars.font.serif,
    fontSize: vars.text.t20,
    fontWeight: 700,
    lineHeight: 1.5,
    overflowWrap: 'anywhere',
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
    '@media': {
      [media.phone]: {
        paddingInline: vars.space.s16,
        paddingBlockEnd: `max(${vars.space.s16}, env(safe-area-inset-bottom))`,
      },
    },
  }),
);
// For the thumb: the buttons share the width.
globalStyle(`${foot} > button`, component({ '@media': { [media.phone]: { flex: '1 1 auto' } } }));
