// Styles of CouponDialog: the packet lies on the proof table, the words stand below.
import { keyframes, style } from '@vanilla-extract/css';
import { component } from '../../css/layer.ts';
import { media } from '../../css/media.ts';
import { appear } from '../../internal/movements.css.ts';
import { vars } from '../../theme/vars.css.ts';

const still = { [media.reducedMotion]: { animation: 'none' } };
const sway = keyframes({
  '25%': { transform: 'rotate(-1.5deg)' },
  '75%': { transform: 'rotate(1.5deg)' },
});
const rise = keyframes({ from: { transform: 'translateY(96px)' } });
const unfold = keyframes({ from: { transform: 'scaleY(0)' } });

export const box = style(component({ '@media': { [media.abovePhone]: { maxWidth: '380px' } } }));
/** As wide as the sheet, whatever the padding of the body. */
export const stage = style(
  component({
    display: 'grid',
    justifyItems: 'center',
    marginInline: '-24px',
    background: vars.color.proofGround,
    borderBlock: `1px solid ${vars.color.lineHair}`,
    '@media': { [media.phone]: { marginInline: '-16px' } },
  }),
);
export const drawing = style(
  component({
    width: '100%',
    height: 'clamp(180px, 100dvh - 380px, 300px)',
    paddingBlock: vars.space.s8,
  }),
);
export const marks = style(
  component({ fill: 'none', stroke: vars.color.inkQuiet, strokeWidth: 0.8 }),
);
export const glyph = style(component({ fontFamily: vars.font.serif, fontWeight: 700 }));
export const figure = style(component({ fontFamily: vars.font.sans, fontWeight: 700 }));
export const screen = style(component({ opacity: 0.55 }));
export const waiting = style(
  component({
    animation: `${sway} 1.2s ease-in-out infinite`,
    transformOrigin: '180px 160px',
    '@media': still,
  }),
);
export const faded = style(component({ opacity: 0.42, filter: 'grayscale(.75)' }));
export const coupon = style(
  component({
    animation: `${rise} 500ms cubic-bezier(.2, .9, .3, 1)`,
    '@media': still,
  }),
);
export const lid = style(
  component({
    animation: `${unfold} ${vars.motion.overlay} ease-out`,
    transformOrigin: '180px 130px',
  }),
);
export const stamp = style(
  component({
    color: vars.color.inkBody,
    animation: `${appear} ${vars.motion.overlay} ease-out`,
  }),
);
export const words = style(
  component({
    display: 'grid',
    alignContent: 'center',
    minHeight: '3.2em',
    marginTop: vars.space.s12,
    color: vars.color.inkStrong,
    fontSize: vars.text.t16,
    lineHeight: 1.6,
    textAlign: 'center',
    textWrap: 'balance',
  }),
);
export const failed = style(
  component({ justifyItems: 'center', gap: vars.space.s4, color: vars.color.critical }),
);
export const action = style(component({ display: 'grid', flex: 1 }));
