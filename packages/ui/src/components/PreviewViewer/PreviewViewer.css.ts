// Styles of PreviewViewer: a dark table in both themes, so that the picture alone is bright.
import { globalStyle, style } from '@vanilla-extract/css';
import { component } from '../../css/layer.ts';
import { media } from '../../css/media.ts';
import { state } from '../../css/state.ts';
import { visuallyHidden } from '../../css/visuallyHidden.ts';
import { appear, vanish } from '../../internal/movements.css.ts';
import { scrimGround } from '../../internal/scrim.css.ts';
import { vars } from '../../theme/vars.css.ts';

const GROUND = '#14161A';
const INK = '#ECE9E1';
const INK_QUIET = '#B4B1A8';
const INK_OFF = '#6E6B64';

const ground = style({});
export const scrim = style([
  scrimGround,
  ground,
  component({
    zIndex: vars.layer.viewer,
    overflow: 'hidden',
    background: GROUND,
    animation: `${appear} ${vars.motion.overlay} ease-out`,
    selectors: {
      [state('exiting')]: {
        animation: `${vanish} ${vars.motion.overlay} ease-in forwards`,
      },
    },
  }),
]);
// The room of the page's scroll bar is dark too.
globalStyle(`html:has(${ground})`, component({ background: GROUND }));
export const box = style(component({ height: '100dvh', color: INK }));
export const dialog = style(component({ height: '100%', outline: 'none' }));
export const inside = style(
  component({ display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 }),
);
export const head = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s12,
    minHeight: '56px',
    paddingInline: `${vars.space.s24} ${vars.space.s12}`,
    '@media': { [media.phone]: { paddingInlineStart: vars.space.s16 } },
  }),
);
export const title = style(
  component({ fontFamily: vars.font.serif, fontSize: vars.text.t16, fontWeight: 700 }),
);
export const count = style(
  component({ position: 'relative', color: INK_QUIET, fontSize: vars.text.t13 }),
);
export const spoken = style(component(visuallyHidden));
export const tools = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s4,
    marginInlineStart: 'auto',
  }),
);
export const zoom = style(
  component({
    minWidth: '3.4em',
    color: INK_QUIET,
    fontSize: vars.text.t13,
    textAlign: 'center',
    '@media': { [media.phone]: { display: 'none' } },
  }),
);
export const middle = style(
  component({
    display: 'flex',
    flex: 1,
    alignItems: 'stretch',
    minHeight: 0,
    '@media': { [media.phone]: { position: 'relative' } },
  }),
);
export const turner = style(
  component({
    display: 'flex',
    alignItems: 'center',
    paddingInline: vars.space.s8,
    '@media': { [media.phone]: { alignItems: 'flex-end', paddingInline: 0 } },
  }),
);
// The viewer is dark in both themes: its buttons take the ink of the dark table.
globalStyle(`${tools} > button, ${turner} > button`, component({ color: INK }));
globalStyle(
  `${inside} button[data-hovered]:not([data-disabled]):not([aria-disabled=true])`,
  component({ background: '#2B2F37', color: INK }),
);
globalStyle(
  `${tools} > button[data-disabled], ${turner} > button[data-disabled]`,
  component({ background: 'transparent', borderColor: 'transparent', color: INK_OFF }),
);
globalStyle(
  `${inside} :focus-visible`,
  component({ outline: `2px solid ${INK}`, outlineOffset: '-2px' }),
);
export const stage = style(
  component({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    flex: 1,
    minWidth: 0,
    minHeight: 0,
    overflow: 'hidden',
    cursor: 'zoom-in',
    touchAction: 'none',
    userSelect: 'none',
  }),
);
export const zoomed = style(
  component({ cursor: 'grab', selectors: { '&:active': { cursor: 'grabbing' } } }),
);
export const image = style(
  component({
    position: 'absolute',
    inset: 0,
    maxWidth: '100%',
    maxHeight: '100%',
    margin: 'auto',
    background: '#FFFFFF',
  }),
);
export const unseen = style(component({ opacity: 0 }));
export const waiting = style(
  component({
    display: 'grid',
    placeItems: 'center',
    vars: { [vars.color.inkQuiet]: INK_QUIET, [vars.color.inkStrong]: INK },
  }),
);
export const empty = style(
  component({ flex: 1, alignSelf: 'center', color: INK_QUIET, textAlign: 'center' }),
);
export const broken = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space.s16,
    color: INK,
  }),
);
export const thumbs = style(
  component({
    position: 'relative',
    display: 'flex',
    flex: 'none',
    gap: vars.space.s8,
    maxWidth: '100%',
    margin: '0 auto',
    overflow: 'auto hidden',
    padding: `${vars.space.s4} ${vars.space.s16} max(${vars.space.s16}, env(safe-area-inset-bottom))`,
    scrollbarWidth: 'none',
  }),
);
export const thumb = style(
  component({
    display: 'grid',
    placeItems: 'center',
    width: '72px',
    height: '52px',
    padding: '3px',
    overflow: 'hidden',
    color: INK_QUIET,
    border: `1px solid ${INK_OFF}`,
    opacity: 0.72,
    selectors: {
      [state('hovered')]: { opacity: 1 },
      '&:focus-visible': { outline: `2px solid ${INK}`, outlineOffset: '2px', opacity: 1 },
      '&[aria-current=true]': { borderColor: INK, boxShadow: `0 0 0 1px ${INK}`, opacity: 1 },
    },
    '@media': {
      [media.forcedColors]: {
        opacity: 1,
        selectors: { '&[aria-current=true]': { borderColor: 'Highlight', borderWidth: '3px' } },
      },
    },
  }),
);
export const thumbImage = style(component({ width: '100%', height: '100%', objectFit: 'contain' }));
export const caption = style(
  component({
    paddingBlock: vars.space.s12,
    paddingInline: vars.space.s24,
    color: INK_QUIET,
    fontSize: vars.text.t13,
    textAlign: 'center',
  }),
);
