// Styles of QrCode: ink on white in every theme, because phones read nothing else well.
import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../css/layer.ts';
import { light } from '../../theme/light.ts';
import { vars } from '../../theme/vars.css.ts';

export const square = style(
  component({
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    background: light.sheet,
    color: light.inkStrong,
    border: `1px solid ${light.lineHair}`,
    forcedColorAdjust: 'none',
  }),
);
export const size = styleVariants({
  120: component({ width: '120px', height: '120px' }),
  160: component({ width: '160px', height: '160px' }),
  200: component({ width: '200px', height: '200px' }),
});
/** The quiet zone is part of the drawing. */
export const code = style(component({ width: '100%', height: '100%' }));
export const faded = style(component({ opacity: 0.08 }));
/** Nothing to say yet, and no room taken. */
export const silent = style(component({ position: 'absolute' }));
export const over = style(
  component({
    position: 'absolute',
    inset: 0,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.s8,
    fontSize: vars.text.t13,
    textAlign: 'center',
  }),
);
