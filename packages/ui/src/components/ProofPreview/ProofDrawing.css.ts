// Styles of the proof drawing. Paper and lines on it keep their colour in the dark: they are print, not interface.
import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../css/layer.ts';
import { state } from '../../css/state.ts';
import { vars } from '../../theme/vars.css.ts';

export const drawing = style(component({ width: '100%', height: '100%', overflow: 'hidden' }));
export const sheet = style(component({ fill: '#FFFFFF' }));
export const shadow = style(component({ fill: '#17191E', opacity: 0.12 }));
/** A veil over what is cut off, pale enough for a dark print, with its own edge on a pale one. */
export const bleed = style(component({ fill: '#F7C9DF', opacity: 0.42 }));
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
