// Styles of an order's page: head, page previews, payment rows.
import { media, vars } from '@banxin/ui/theme';
import { style } from '@vanilla-extract/css';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  columnGap: vars.space.s24,
  rowGap: vars.space.s16,
});
export const headWords = style({ display: 'grid', gap: vars.space.s8, minWidth: 0 });
export const headTitle = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s12,
  rowGap: vars.space.s8,
});
export const number = style({ userSelect: 'all', overflowWrap: 'anywhere' });
export const headActions = style({
  '@media': { [media.phone]: { width: '100%', justifySelf: 'stretch' } },
});
export const product = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s16,
  minWidth: 0,
});
export const productWords = style({ display: 'grid', gap: vars.space.s4, minWidth: 0 });

export const anchor = style({ scrollMarginTop: vars.space.s24 });
export const pages = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
  gap: vars.space.s12,
});
export const page = style({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  gap: vars.space.s4,
  width: '100%',
  height: '100%',
  padding: vars.space.s8,
  background: vars.color.proofGround,
  border: `1px solid ${vars.color.lineHair}`,
  color: vars.color.inkBody,
  fontSize: vars.text.t12,
  textAlign: 'center',
  cursor: 'zoom-in',
  selectors: { '&:hover': { borderColor: vars.color.action } },
});
export const pageMissing = style({ cursor: 'default' });
export const pageImage = style({
  width: '100%',
  height: '96px',
  objectFit: 'contain',
  filter: 'drop-shadow(0 1px 2px rgb(0 0 0 / 0.18))',
});
export const pageBlank = style({
  display: 'grid',
  placeItems: 'center',
  height: '96px',
  color: vars.color.inkQuiet,
});

export const payments = style({ display: 'grid' });
export const payment = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space.s16,
  rowGap: vars.space.s4,
  paddingBlock: vars.space.s12,
  selectors: {
    '&:first-child': { paddingTop: 0 },
    '&:last-child': { paddingBottom: 0 },
    '&:not(:last-child)': { borderBottom: `1px solid ${vars.color.lineHair}` },
  },
});
/** A sentence that would leave the first column no room. */
export const paymentWhole = style({ gridColumn: '1 / -1' });
export const paymentAmount = style({ textAlign: 'end', whiteSpace: 'nowrap' });
