// Styles of asking for after-sales: pieces in rows, pages of the proof with marks.
import { media, vars } from '@banxin/ui/theme';
import { style } from '@vanilla-extract/css';

export const pieces = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const piece = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 200px 160px',
  alignItems: 'center',
  gap: vars.space.s16,
  minHeight: '64px',
  paddingBlock: vars.space.s8,
  borderBlockEnd: `1px solid ${vars.color.lineHair}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
  '@media': { [media.phone]: { gridTemplateColumns: '1fr', gap: vars.space.s8 } },
});
export const half = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.s20,
  '@media': { [media.phone]: { gridTemplateColumns: '1fr' } },
});
export const pages = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
  gap: vars.space.s16,
});
export const page = style({
  position: 'relative',
  display: 'block',
  width: '100%',
  padding: 0,
  background: vars.color.proofGround,
  border: `1px solid ${vars.color.lineControl}`,
  cursor: 'crosshair',
  touchAction: 'manipulation',
  selectors: { '&:hover': { borderColor: vars.color.action } },
});
export const proof = style({ display: 'block', width: '100%', height: 'auto' });
export const marks = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  pointerEvents: 'none',
});
export const dot = style({ fill: vars.color.action, stroke: vars.color.sheet, strokeWidth: 2 });
export const digit = style({
  fill: vars.color.inkOnAction,
  fontSize: vars.text.t12,
  fontWeight: 700,
  textAnchor: 'middle',
  dominantBaseline: 'central',
});
export const taken = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s8 });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s12,
  '@media': { [media.phone]: { display: 'grid' } },
});
export const summary = style({ minBlockSize: '40px', alignContent: 'center', cursor: 'pointer' });
