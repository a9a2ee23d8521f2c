// Styles of the wall: figures that are read from three metres, quiet where nothing is wrong.
import { media, vars } from '@banxin/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

export const wall = style({
  display: 'grid',
  gap: vars.space.s20,
  padding: `${vars.space.s16} ${vars.space.s32}`,
  color: vars.color.inkStrong,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.phone]: { padding: vars.space.s16 } },
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space.s8} ${vars.space.s24}`,
});
export const read = style({
  flexGrow: 1,
  margin: 0,
  color: vars.color.inkBody,
  fontSize: vars.text.t20,
});
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(144px, 1fr))',
  gap: '1px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const tile = style({
  padding: `${vars.space.s12} ${vars.space.s16} ${vars.space.s16}`,
  borderBlockStart: '4px solid transparent',
  outline: `1px solid ${vars.color.lineHair}`,
  background: vars.color.sheet,
  selectors: { '&[data-late=true]': { borderBlockStartColor: vars.color.critical } },
});
export const name = style({ margin: 0, fontSize: vars.text.t20, fontWeight: 600 });
export const figure = style({
  margin: 0,
  fontSize: 'clamp(2.75rem, 4.6vw, 6rem)',
  fontWeight: 600,
  lineHeight: 1.1,
});
export const note = style({
  margin: 0,
  color: vars.color.inkBody,
  fontSize: 'clamp(1rem, 1.2vw, 1.5rem)',
});
export const wrong = style({ color: vars.color.critical, fontWeight: 600 });
export const alarm = style([note, wrong]);
export const below = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.25fr) minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.s20,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const aside = style({ display: 'grid', gap: vars.space.s20 });
export const panel = style({
  display: 'grid',
  gap: vars.space.s12,
  padding: `${vars.space.s16} ${vars.space.s20} ${vars.space.s20}`,
  border: `1px solid ${vars.color.lineHair}`,
  background: vars.color.sheet,
});
export const panelHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.s12,
});
export const clock = style({ margin: 0, fontSize: vars.text.t20, fontWeight: 600 });
export const lead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.s8} ${vars.space.s24}`,
});
export const grow = style({ display: 'grid', flex: '1 1 240px', gap: vars.space.s8 });
export const counts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.s4} ${vars.space.s24}`,
  margin: 0,
  fontSize: vars.text.t20,
});
export const groups = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(300px, 100%), 1fr))',
  alignItems: 'start',
  gap: vars.space.s24,
});
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 'clamp(1rem, 1.25vw, 1.625rem)',
});
globalStyle(`${table} :is(th, td)`, {
  padding: `${vars.space.s4} 0 ${vars.space.s4} ${vars.space.s12}`,
  borderBlockEnd: `1px solid ${vars.color.lineHair}`,
  fontWeight: 400,
  textAlign: 'start',
});
globalStyle(`${table} :is(th, td):first-child`, { paddingInlineStart: 0 });
globalStyle(`${table} thead th`, { color: vars.color.inkBody, fontSize: vars.text.t14 });
export const number = style({});
globalStyle(`${table} ${number}`, { textAlign: 'end' });
globalStyle(`${table} td`, { whiteSpace: 'nowrap' });
globalStyle(`${table} tbody th`, {
  '@media': { [media.abovePhone]: { whiteSpace: 'nowrap' } },
});
export const bad = style([number, { color: vars.color.critical }]);
export const sums = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.s12} ${vars.space.s44}`,
  margin: 0,
});
export const sum = style({ margin: 0, fontSize: vars.text.t34, fontWeight: 600 });
export const bar = style({
  display: 'block',
  width: '100%',
  height: '12px',
  background: vars.color.tint,
});
globalStyle(`${table} ${bar}`, {
  width: '72px',
  height: '4px',
  marginBlockStart: vars.space.s4,
  marginInlineStart: 'auto',
});
export const fill = styleVariants({
  kept: { fill: vars.color.positive },
  broken: { fill: vars.color.critical },
  unknown: { fill: vars.color.lineControl },
  filled: { fill: vars.color.action },
});
