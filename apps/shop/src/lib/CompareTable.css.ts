// Styles of things side by side.
import { vars } from '@banxin/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const scroll = style({ overflowX: 'auto' });
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.text.t14,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${table} :is(th, td)`, {
  padding: `${vars.space.s8} ${vars.space.s12}`,
  borderBottom: `1px solid ${vars.color.lineHair}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
globalStyle(`${table} thead th`, { minWidth: '150px' });
globalStyle(`${table} tbody th`, {
  color: vars.color.inkQuiet,
  minWidth: '96px',
  fontWeight: 400,
});
globalStyle(`${table} [data-differs] td`, { color: vars.color.inkStrong, fontWeight: 600 });
globalStyle(`${table} [data-differs] :is(th, td)`, { background: vars.color.actionGround });
export const mark = style({
  color: vars.color.action,
  fontSize: vars.text.t12,
});
