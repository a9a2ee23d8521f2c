// Styles of ProgressBar. The bar is drawn as SVG so that its length needs no inline style.
import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../css/layer.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';

const passing = keyframes({
  from: { transform: 'translateX(-30px)' },
  to: { transform: 'translateX(100px)' },
});

export const root = style(
  component({ display: 'flex', flexDirection: 'column', gap: vars.space.s4, width: '100%' }),
);
export const head = style(
  component({
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space.s12,
    fontSize: vars.text.t13,
    color: vars.color.inkBody,
  }),
);
export const value = style(component({ whiteSpace: 'nowrap' }));
export const track = style(
  component({
    width: '100%',
    height: '4px',
    background: vars.color.lineHair,
    overflow: 'hidden',
    '@media': { [media.forcedColors]: { outline: '1px solid CanvasText' } },
  }),
);
const fill = (colour: string) =>
  component({
    fill: colour,
    transition: `width ${vars.motion.overlay}`,
    '@media': {
      [media.forcedColors]: { fill: 'Highlight' },
    },
  });
export const bar = styleVariants({
  action: fill(vars.color.action),
  positive: fill(vars.color.positive),
  critical: fill(vars.color.critical),
});
export const moving = style(
  component({
    animation: `${passing} 1.4s ease-in-out infinite`,
    '@media': { [media.reducedMotion]: { animation: 'none', opacity: 0.5 } },
  }),
);
