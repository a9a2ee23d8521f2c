// Styles of the tickets: goods with words, orders to pick from.
import { media, vars } from '@banxin/ui/theme';
import { style } from '@vanilla-extract/css';

export const goods = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s12,
  minWidth: 0,
  textAlign: 'start',
});
export const words = style({ display: 'grid', gap: '2px', minWidth: 0, justifyItems: 'start' });
export const number = style({
  color: vars.color.inkQuiet,
  fontSize: vars.text.t12,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const standing = style({
  display: 'grid',
  gap: vars.space.s4,
  justifyItems: 'start',
  '@media': { [media.phone]: { justifyItems: 'end' } },
});
/** A dot before it, as before an unread message. */
export const unread = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s8,
  fontSize: vars.text.t13,
  fontWeight: 700,
  '::before': {
    content: '""',
    width: '8px',
    height: '8px',
    background: vars.color.action,
    borderRadius: '50%',
  },
});
export const actions = style({
  display: 'grid',
  gap: vars.space.s4,
  justifyItems: 'end',
  '@media': { [media.touch]: { gap: vars.space.s12, paddingBlock: vars.space.s8 } },
});
export const reason = style({ maxWidth: '132px', textAlign: 'end' });

export const orders = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const order = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s16,
  paddingBlock: vars.space.s12,
  borderBlockEnd: `1px solid ${vars.color.lineHair}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
  '@media': { [media.phone]: { flexWrap: 'wrap' } },
});
export const choose = style({
  display: 'grid',
  gap: vars.space.s4,
  justifyItems: 'end',
  flexShrink: 0,
  '@media': { [media.phone]: { width: '100%' } },
});
