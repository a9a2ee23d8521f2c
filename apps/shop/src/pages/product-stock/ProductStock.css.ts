// Styles of the page of goods from the shelf.
import { media, vars } from '@banxin/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
  alignItems: 'start',
  gap: vars.space.s32,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s20 } },
});
export const art = style({ border: `1px solid ${vars.color.lineHair}` });
export const ladder = style({ overflowX: 'auto' });
export const steps = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.text.t14,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${steps} :is(th, td)`, {
  padding: `${vars.space.s8} ${vars.space.s12}`,
  border: `1px solid ${vars.color.lineHair}`,
  textAlign: 'center',
  fontWeight: 400,
  whiteSpace: 'nowrap',
});
globalStyle(`${steps} th[scope=row]`, { color: vars.color.inkQuiet, textAlign: 'start' });
globalStyle(`${steps} [data-current]`, {
  background: vars.color.actionGround,
  color: vars.color.action,
  fontWeight: 600,
});
export const answers = style({ display: 'grid', gap: vars.space.s16, margin: 0 });
globalStyle(`${answers} dt`, { color: vars.color.inkStrong, fontWeight: 600 });
globalStyle(`${answers} dd`, { margin: 0, color: vars.color.inkBody });
export const tab = style({
  padding: vars.space.s24,
  '@media': { [media.phone]: { padding: vars.space.s16 } },
});
