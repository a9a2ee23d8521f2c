// Styles of the press sheet: ink lines on paper, the four process colours only in the bar.
import { media, vars } from '@banxin/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

/** Pieces move to their new places. */
const moving = style({
  transition: 'x 400ms, y 400ms, width 400ms, height 400ms, opacity 400ms',
  '@media': { [media.reducedMotion]: { transition: 'none' } },
});

export const figure = style({ display: 'grid', gap: vars.space.s12, margin: 0 });
export const stage = style({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '940 / 664',
  overflow: 'hidden',
});
export const drawing = style({ display: 'block', width: '100%', height: 'auto' });
export const paper = style([
  moving,
  { fill: vars.color.tint, stroke: vars.color.lineControl, strokeWidth: 1.5 },
]);
export const hatch = style({ fill: 'none', stroke: vars.color.lineControl, strokeWidth: 1 });
export const tick = style({ fill: 'none', stroke: vars.color.inkQuiet, strokeWidth: 1.2 });
export const bleed = style([moving, { fill: vars.color.processM, opacity: 0.28 }]);
export const othersBleed = style([moving, { fill: vars.color.lineHair, opacity: 0.6 }]);
export const piece = style([
  moving,
  { fill: vars.color.actionGround, stroke: vars.color.action, strokeWidth: 1.5 },
]);
export const others = style([
  moving,
  { fill: vars.color.sheet, stroke: vars.color.lineHair, strokeWidth: 1 },
]);
export const typeArea = style([
  moving,
  { fill: vars.color.action, fillOpacity: 0.14, stroke: 'none' },
]);
export const fold = style({
  fill: 'none',
  stroke: vars.color.inkStrong,
  strokeWidth: 1.5,
  strokeDasharray: '7 5',
});
export const ink = styleVariants({
  C: { fill: vars.color.processC },
  M: { fill: vars.color.processM },
  Y: { fill: vars.color.processY },
  K: { fill: vars.color.processK },
});
/** Two lines, whatever is quoted. */
export const caption = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'start',
  columnGap: vars.space.s16,
  rowGap: vars.space.s4,
  minHeight: '48px',
  fontSize: vars.text.t13,
  color: vars.color.inkBody,
  fontVariantNumeric: 'tabular-nums',
});
export const size = style({ color: vars.color.inkQuiet });
export const fact = style({ color: vars.color.inkStrong, fontWeight: 600, whiteSpace: 'nowrap' });
export const gang = style({ color: vars.color.inkQuiet });
