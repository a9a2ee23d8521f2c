// Styles of what was typed beside what is stored: three columns that share any width.
import { vars } from '@banxin/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const table = style({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontSize: vars.text.t14,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${table} :is(th, td)`, {
  padding: `${vars.space.s8} ${vars.space.s8} ${vars.space.s8} 0`,
  borderBottom: `1px solid ${vars.color.lineControl}`,
  color: vars.color.inkStrong,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
});
globalStyle(`${table} tr > :first-child`, { width: '92px' });
globalStyle(`${table} tbody th`, { color: vars.color.inkBody, fontWeight: 400 });
globalStyle(`${table} tbody tr:last-child > *`, { borderBottom: 0 });
