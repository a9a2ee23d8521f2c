// Styles of what lies in the cloud warehouse: what is done with a row and with those chosen, movements.
import { media, vars } from '@banxin/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const BAR = '64px';

export const actions = style({
  display: 'grid',
  gap: vars.space.s4,
  justifyItems: 'end',
  '@media': { [media.touch]: { gap: vars.space.s16, paddingBlock: vars.space.s8 } },
});
/** Quiet buttons reach out by their padding, so that their words line up with the button above. */
export const more = style({
  display: 'flex',
  flexWrap: 'nowrap',
  alignItems: 'start',
  justifyContent: 'flex-end',
  marginInlineEnd: `calc(-1 * ${vars.space.s12})`,
});
/** Opens what is seldom done with a stock; it looks like the quiet button beside it. */
export const rest = style({
  minHeight: vars.size.controlSmall,
  paddingInline: vars.space.s12,
  fontSize: vars.text.t13,
  lineHeight: vars.size.controlSmall,
  color: vars.color.action,
  cursor: 'pointer',
  listStyle: 'none',
  whiteSpace: 'nowrap',
  '@media': { [media.touch]: { lineHeight: vars.size.controlMedium } },
});
globalStyle(`${rest}::-webkit-details-marker`, { display: 'none' });
globalStyle(`${more} details`, { textAlign: 'end' });
globalStyle(`${more} details > :not(summary)`, { display: 'flex', marginInlineStart: 'auto' });
/** Why it cannot be sent now. */
export const reason = style({ maxWidth: '132px', textAlign: 'end' });

/** Above the rows; on a phone at the foot of the window, where the thumb is. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s12,
  minHeight: BAR,
  paddingBlock: vars.space.s8,
  paddingInline: vars.space.s20,
  background: vars.color.actionGround,
  borderBottom: `1px solid ${vars.color.lineHair}`,
  '@media': {
    [media.phone]: {
      position: 'sticky',
      bottom: 0,
      zIndex: 5,
      paddingInline: vars.space.s16,
      paddingBottom: `calc(${vars.space.s8} + env(safe-area-inset-bottom))`,
      borderTop: `1px solid ${vars.color.lineHair}`,
    },
    print: { display: 'none' },
  },
});
/** On a phone the bar comes after the rows, and stands above what it covers. */
export const rows = style({
  display: 'flex',
  flexDirection: 'column',
  '@media': { [media.phone]: { flexDirection: 'column-reverse' } },
});
globalStyle(`${rows} thead tr`, { '@media': { [media.touch]: { minHeight: '48px' } } });
export const chosen = style({ flex: 1, minWidth: '84px' });
globalStyle(`:root:has(${bar})`, {
  '@media': { [media.phone]: { scrollPaddingBottom: `calc(${BAR} + ${vars.space.s24})` } },
});

/** A number or a day stays in one line. */
export const whole = style({ whiteSpace: 'nowrap' });

export const moves = style({ margin: 0, padding: 0, listStyle: 'none' });
export const move = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space.s16,
  rowGap: '2px',
  paddingBlock: vars.space.s12,
  borderBottom: `1px solid ${vars.color.lineHair}`,
});
export const moved = style({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
