// Styles of the proof that folds. Paper keeps its colour in the dark: it is print, not interface.
import { media, vars } from '@banxin/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

export const stage = style({
  height: '420px',
  background: vars.color.tint,
  border: `1px solid ${vars.color.lineHair}`,
  cursor: 'grab',
  touchAction: 'none',
  selectors: { '&[data-dragged]': { cursor: 'grabbing' } },
  '@media': { [media.phone]: { height: '300px' } },
});
globalStyle(`${stage} svg`, { width: '100%', height: '100%', display: 'block' });

/** The paper that is seen where nothing is printed. */
export const paper = styleVariants({
  white: { fill: '#FFFFFF' },
  kraft: { fill: '#C9A578' },
  pearl: { fill: '#F6F2EA' },
  cream: { fill: '#F7EFDC' },
  red: { fill: '#B4281C' },
  clear: { fill: '#F3F6F8' },
});
export const shade = style({ fill: '#17191E' });
export const edge = style({ fill: 'none', stroke: '#17191E', strokeOpacity: 0.45, strokeWidth: 1 });

export const sliders = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: vars.space.s16,
  rowGap: vars.space.s4,
});
export const slider = style({
  width: '100%',
  minHeight: '32px',
  accentColor: vars.color.action,
  cursor: 'pointer',
  '@media': { [media.phone]: { minHeight: '40px' } },
});
