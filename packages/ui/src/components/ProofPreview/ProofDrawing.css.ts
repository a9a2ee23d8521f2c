// Styles of the proof drawing. Paper and lines on it keep their colour in the dark: they are print, not interface.
import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../css/layer.ts';
import { state } from '../../css/state.ts';
import { vars } from '../../theme/vars.css.ts';

const TRIM = '#0080B8';
const SAFE = '#1B7A4B';
const FOLD = '#C4006B';

export const drawing = style(component({ width: '100%', height: '100%', overflow: 'hidden' }));
export const sheet = style(component({ fill: '#FFFFFF' }));
export const shadow = style(component({ fill: '#17191E', opacity: 0.12 }));
export const bleed = style(component({ fill: '#E4007F', opacity: 0.07 }));
export const trim = style(
  component({ fill: 'none', stroke: TRIM, strokeWidth: 1, strokeDasharray: '5 3' }),
);
export const safe = style(
  component({ fill: 'none', stroke: SAFE, strokeWidth: 1, strokeDasharray: '3 3' }),
);
export const fold = style(
  component({ fill: 'none', stroke: FOLD, strokeWidth: 1, strokeDasharray: '8 3 2 3' }),
);
export const crop = style(
  component({ fill: 'none', stroke: vars.color.inkStrong, strokeWidth: 1 }),
);
export const measure = style(
  component({
    fill: vars.color.inkBody,
    textAnchor: 'middle',
    dominantBaseline: 'middle',
  }),
);
export const guide = style(component({ fill: '#17191E', opacity: 0.13 }));

const box = (colour: string) =>
  component({
    fill: colour,
    fillOpacity: 0.1,
    stroke: colour,
    strokeWidth: 1.5,
    selectors: { [state('selected')]: { strokeWidth: 3, fillOpacity: 0.24 } },
  });
export const finding = styleVariants({
  error: box('#C1002B'),
  caution: box('#A86A00'),
  passed: box('#1B7A4B'),
  info: box('#2340B0'),
});

const swatch = style(
  component({
    flex: 'none',
    width: '18px',
    height: 0,
    borderTopWidth: '2px',
    borderTopStyle: 'dashed',
  }),
);
export const legend = styleVariants({
  trim: [swatch, component({ borderTopColor: vars.color.processC })],
  safe: [swatch, component({ borderTopColor: vars.color.positive })],
  fold: [swatch, component({ borderTopColor: vars.color.processM })],
  bleed: [
    swatch,
    component({
      height: '12px',
      borderTop: 0,
      background: `color-mix(in srgb, ${vars.color.processM} 24%, transparent)`,
    }),
  ],
});
