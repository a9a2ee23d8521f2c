// Styles of the addresses: a list that is imported, row by row.
import { media, vars } from '@banxin/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** As long as a screen leaves room for the button below it. */
export const preview = style({
  maxHeight: '264px',
  overflow: 'auto',
  border: `1px solid ${vars.color.lineHair}`,
});
export const rows = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.text.t13,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.phone]: { minWidth: '620px' } },
});
globalStyle(`${rows} :is(th, td)`, {
  padding: `${vars.space.s8} ${vars.space.s12}`,
  borderBottom: `1px solid ${vars.color.lineHair}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
globalStyle(`${rows} tr:last-child :is(th, td)`, { borderBottom: 0 });
globalStyle(`${rows} thead th`, {
  position: 'sticky',
  top: 0,
  background: vars.color.tint,
  color: vars.color.inkQuiet,
  fontWeight: 400,
  whiteSpace: 'nowrap',
});
globalStyle(`${rows} tbody th`, { color: vars.color.inkQuiet, fontWeight: 400 });
globalStyle(`${rows} td:nth-child(n + 3):nth-child(-n + 4)`, { whiteSpace: 'nowrap' });
globalStyle(`${rows} td:nth-child(2)`, { minWidth: '148px' });
/** Guessed: marked where it stands, and named before it. */
globalStyle(`${rows} td[data-doubtful]`, {
  textDecoration: `underline dotted ${vars.color.caution}`,
  textUnderlineOffset: '4px',
});
