// Styles of LoginDialog. Closing takes 0.5 s (specification §9), with or without the flow's closing state.
import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { component } from '../../css/layer.ts';
import { media } from '../../css/media.ts';
import { state } from '../../css/state.ts';
import { appear, vanish } from '../../internal/movements.css.ts';
import { scrimGround } from '../../internal/scrim.css.ts';
import { vars } from '../../theme/vars.css.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(16px)' } });
const sink = keyframes({
  '40%': { opacity: 1 },
  to: { opacity: 0, transform: 'translateY(24px) scale(.985)' },
});
// Without motion it is gone at once, though the parent removes it later: the tokens are 0 s then.

export const scrim = style([
  scrimGround,
  component({
    zIndex: vars.layer.loginDialog,
    display: 'grid',
    alignItems: 'center',
    justifyItems: 'center',
    padding: vars.space.s16,
    animation: `${appear} ${vars.motion.overlay} ease-out`,
    selectors: {
      [state('exiting')]: { animation: `${vanish} ${vars.motion.loginClose} ease-in forwards` },
    },
    '@media': { [media.phone]: { padding: vars.space.s8 } },
  }),
]);
export const box = style(
  component({
    width: '100%',
    maxWidth: '440px',
    background: vars.color.sheet,
    boxShadow: vars.shadow.float,
    animation: `${rise} ${vars.motion.overlay} ease-out`,
    selectors: {
      '[data-exiting] > &': { animation: `${sink} ${vars.motion.loginClose} ease-in forwards` },
    },
    '@media': { [media.forcedColors]: { outline: '1px solid CanvasText' } },
  }),
);
export const dialog = style(component({ outline: 'none' }));
export const inside = style(
  component({
    padding: `${vars.space.s24} 40px 28px`,
    '@media': {
      [media.phone]: { padding: `${vars.space.s20} ${vars.space.s20} ${vars.space.s24}` },
    },
  }),
);
export const head = style(
  component({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    marginBottom: vars.space.s8,
  }),
);
export const title = style(
  component({ fontFamily: vars.font.serif, fontSize: vars.text.t20, fontWeight: 700 }),
);
export const closing = style(
  component({
    marginTop: '-14px',
    marginInlineEnd: '-22px',
    '@media': { [media.phone]: { marginInlineEnd: '-8px' } },
  }),
);
globalStyle(`${closing} > button`, component({ color: vars.color.inkBody }));
