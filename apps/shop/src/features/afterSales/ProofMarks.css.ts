// Pages of the proof with numbered marks, and what each mark says.
import { media, vars } from '@banxin/ui/theme';
import { style } from '@vanilla-extract/css';

export const pages = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
  alignItems: 'start',
  gap: vars.space.s16,
  '@media': { [media.phone]: { gridTemplateColumns: '1fr' } },
});
export const sheet = style({ display: 'grid', gap: vars.space.s4, margin: 0, minWidth: 0 });
export const page = style({ position: 'relative' });
const press = style({
  display: 'block',
  width: '100%',
  padding: 0,
  background: vars.color.proofGround,
  border: `1px solid ${vars.color.lineControl}`,
  touchAction: 'manipulation',
  selectors: { '&:hover': { borderColor: vars.color.action } },
});
export const aims = style([press, { cursor: 'crosshair' }]);
export const opens = style([press, { cursor: 'zoom-in' }]);
export const proof = style({ display: 'block', width: '100%', height: 'auto' });
export const caption = style({ overflowWrap: 'anywhere' });
export const marks = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'visible',
  pointerEvents: 'none',
});
export const dot = style({ fill: vars.color.action, stroke: vars.color.sheet, strokeWidth: 2 });
export const halo = style({
  fill: 'none',
  stroke: vars.color.action,
  strokeWidth: 2,
  strokeDasharray: '3 3',
});
export const digit = style({
  fill: vars.color.inkOnAction,
  fontSize: vars.text.t12,
  fontWeight: 700,
  textAnchor: 'middle',
  dominantBaseline: 'central',
});

export const list = style({
  display: 'grid',
  gap: vars.space.s12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr) auto',
  alignItems: 'end',
  columnGap: vars.space.s12,
});
export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '24px',
  height: '24px',
  color: vars.color.inkOnAction,
  background: vars.color.action,
  borderRadius: '50%',
  fontSize: vars.text.t12,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
});
/** Beside a field its number stands in the middle of the box. */
export const beside = style({ display: 'flex', alignItems: 'center', height: '40px' });
export const told = style({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: vars.space.s12,
  width: '100%',
  minHeight: '44px',
  paddingBlock: vars.space.s8,
  paddingInline: vars.space.s8,
  color: 'inherit',
  background: 'none',
  border: 0,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover, &[aria-current]': { background: vars.color.tint } },
});
export const words = style({ display: 'grid', gap: '2px', overflowWrap: 'anywhere' });
