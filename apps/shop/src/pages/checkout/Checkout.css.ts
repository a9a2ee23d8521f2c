// Styles of the cashier: one narrow sheet, the amount in its middle.
import { media, vars } from '@banxin/ui/theme';
import { style } from '@vanilla-extract/css';

export const column = style({
  width: '100%',
  maxWidth: '640px',
  marginInline: 'auto',
  '@media': { [media.phone]: { maxWidth: 'none' } },
});
export const due = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'baseline',
  justifyItems: 'end',
  columnGap: vars.space.s16,
});
export const paidOrders = style({ marginTop: vars.space.s24 });
export const subjects = style({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
/** Name and sum on one line, specification and number below. */
export const subject = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space.s16,
  rowGap: vars.space.s4,
  paddingBlock: vars.space.s12,
  borderTop: `1px dashed ${vars.color.lineHair}`,
});
export const ofSubject = style({ gridColumn: '1 / -1' });
export const amountInWords = style({ gridColumn: '1 / -1' });
export const rule = style({ borderTop: `1px dashed ${vars.color.lineHair}` });
export const done = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.s12,
  outline: 'none',
  textAlign: 'center',
});
/** A printer's seal: paid. */
export const seal = style({
  display: 'grid',
  placeItems: 'center',
  width: '64px',
  height: '64px',
  border: `2px solid ${vars.color.positive}`,
  borderRadius: '50%',
  color: vars.color.positive,
  fontSize: vars.text.t34,
});
export const sealMark = style({ width: '30px', height: '30px' });
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.s12,
  marginTop: vars.space.s32,
});
