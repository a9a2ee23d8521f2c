// Styles of Spinner.
import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../css/layer.ts';
import { media } from '../../css/media.ts';
import { turning } from '../../internal/movements.css.ts';
import { vars } from '../../theme/vars.css.ts';

const breathing = keyframes({ '50%': { opacity: 0.35 } });

export const root = style(
  component({
    display: 'inline-flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space.s8,
  }),
);
export const target = style(component({ overflow: 'visible' }));
export const size = styleVariants({
  small: component({ width: '20px', height: '20px' }),
  medium: component({ width: '32px', height: '32px' }),
  large: component({ width: '56px', height: '56px' }),
});
export const cross = style(
  component({ fill: 'none', stroke: vars.color.inkQuiet, strokeWidth: 1 }),
);
export const turn = style(
  component({
    transformOrigin: '16px 16px',
    animation: `${turning} 1.1s cubic-bezier(.6, .1, .4, .9) infinite`,
    '@media': {
      [media.reducedMotion]: { animation: `${breathing} 2s ease-in-out infinite` },
    },
  }),
);
const stroke = (colour: string) => component({ fill: 'none', stroke: colour, strokeWidth: 2.5 });
export const ink = styleVariants({
  c: stroke(vars.color.processC),
  m: stroke(vars.color.processM),
  y: stroke(vars.color.processY),
  k: stroke(vars.color.inkStrong),
});
export const label = style(component({ color: vars.color.inkBody, fontSize: vars.text.t13 }));
