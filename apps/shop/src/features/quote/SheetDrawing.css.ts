// Styles of a press sheet: ink lines on paper, the four process colours only in the bar.
import { media, vars } from '@banxin/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

/** Pieces move to their new places. */
const moving = style({
  transition: 'x 400ms, y 400ms, width 400ms, height 400ms, opacity 400ms',
  '@media': { [media.reducedMotion]: { transition: 'none' } },
});

export const drawing = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
});
/** Lines of a drawing keep their width, however large its sheet is. */
const line = { vectorEffect: 'non-scaling-stroke' } as const;
export const paper = style([
  moving,
  { fill: vars.color.tint, stroke: vars.color.lineControl, strokeWidth: 1, ...line },
]);
export const hatch = style({ fill: 'none', stroke: vars.color.lineControl, strokeWidth: 1 });
export const tick = style({ fill: 'none', stroke: vars.color.inkQuiet, strokeWidth: 1, ...line });
export const bleed = style([moving, { fill: vars.color.processM, opacity: 0.28 }]);
export const othersBleed = style([moving, { fill: vars.color.lineHair, opacity: 0.6 }]);
export const piece = style([
  moving,
  { fill: vars.color.actionGround, stroke: vars.color.action, strokeWidth: 1, ...line },
]);
export const others = style([
  moving,
  { fill: vars.color.sheet, stroke: vars.color.lineControl, strokeWidth: 1, ...line },
]);
export const typeArea = style([
  moving,
  { fill: vars.color.action, fillOpacity: 0.14, stroke: 'none' },
]);
export const fold = style({
  fill: 'none',
  stroke: vars.color.inkStrong,
  strokeWidth: 1,
  strokeDasharray: '5 4',
  ...line,
});
export const ink = styleVariants({
  C: { fill: vars.color.processC },
  M: { fill: vars.color.processM },
  Y: { fill: vars.color.processY },
  K: { fill: vars.color.processK },
});
export const mark = style({
  fill: vars.color.inkStrong,
  fontWeight: 600,
  textAnchor: 'middle',
  dominantBaseline: 'central',
});
