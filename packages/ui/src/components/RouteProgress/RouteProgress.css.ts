// Styles of RouteProgress.
import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../css/layer.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';

const CYCLE = 1600;
const fill = keyframes({
  '0%': { transform: 'scaleX(0)' },
  '22%, 82%': { transform: 'scaleX(1)', opacity: 1 },
  '100%': { transform: 'scaleX(1)', opacity: 0 },
});

export const root = style(
  component({ height: '3px', overflow: 'hidden', background: vars.color.lineHair }),
);
export const position = styleVariants({
  fixed: component({
    position: 'fixed',
    insetBlockStart: 0,
    insetInline: 0,
    zIndex: vars.layer.toast,
  }),
  static: component({ width: '100%' }),
});
export const bands = style(component({ width: '100%', height: '100%' }));
const band = (colour: string) =>
  component({
    fill: colour,
    transition: `width ${vars.motion.overlay}`,
    '@media': {
      [media.forcedColors]: { fill: 'Highlight' },
    },
  });
export const ink = styleVariants({
  c: band(vars.color.processC),
  m: band(vars.color.processM),
  y: band(vars.color.processY),
  k: band(vars.color.inkStrong),
});
const turn = (index: number) =>
  component({
    transformBox: 'fill-box',
    transformOrigin: 'left',
    animation: `${fill} ${CYCLE}ms ${index * 240}ms ease-out infinite backwards`,
    '@media': { [media.reducedMotion]: { animation: 'none' } },
  });
export const filling = styleVariants({ c: turn(0), m: turn(1), y: turn(2), k: turn(3) });
