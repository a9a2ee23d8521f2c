// Styles of the template centre.
import { media, vars } from '@banxin/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto auto minmax(0, 1fr) auto',
  gap: vars.space.s12,
  '@media': {
    [media.phone]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
/** Three choices share a row of a phone. */
globalStyle(`${form} select`, {
  '@media': { [media.phone]: { width: '100%', minWidth: 0, textOverflow: 'ellipsis' } },
});
export const words = style({
  minHeight: '40px',
  paddingInline: vars.space.s12,
  background: vars.color.sheet,
  border: `1px solid ${vars.color.lineControl}`,
  borderRadius: vars.radius.control,
  color: vars.color.inkStrong,
  '@media': { [media.phone]: { minHeight: '44px', gridColumn: '1 / -1' } },
});
export const find = style({
  minHeight: '40px',
  paddingInline: vars.space.s20,
  background: vars.color.action,
  border: 0,
  borderRadius: vars.radius.control,
  color: vars.color.inkOnAction,
  textAlign: 'center',
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.color.actionHover } },
  '@media': { [media.phone]: { minHeight: '44px', gridColumn: '1 / -1' } },
});
export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  background: vars.color.sheet,
  border: `1px solid ${vars.color.lineHair}`,
  selectors: {
    '&:hover, &:focus-within': { borderColor: vars.color.action },
    '&[data-chosen]': { borderColor: vars.color.action },
  },
});
/** A desk for sheets of any proportion: as tall as it is, whatever lies on it. */
export const desk = style({
  position: 'relative',
  aspectRatio: '8 / 5',
  background: vars.color.proofGround,
});
export const picture = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  padding: vars.space.s16,
  objectFit: 'contain',
});
export const facts = style({ display: 'grid', gap: vars.space.s4, padding: vars.space.s12 });
export const link = style({
  color: vars.color.inkStrong,
  fontWeight: 500,
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:hover': { color: vars.color.action },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});
export const preview = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.6fr) minmax(240px, 1fr)',
  gap: vars.space.s24,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const stage = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  padding: vars.space.s24,
  background: vars.color.proofGround,
  '@media': { [media.phone]: { padding: vars.space.s12 } },
});
export const sheet = style({ display: 'block', width: '100%', height: 'auto', maxHeight: '520px' });
export const legend = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s16 });
export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  color: vars.color.inkBody,
  fontSize: vars.text.t13,
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s12 });
