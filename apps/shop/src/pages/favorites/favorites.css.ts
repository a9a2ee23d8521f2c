// Styles of the favourites: a drawing with words, a note that is changed in its place, what is done with those chosen.
import { media, vars } from '@banxin/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const BAR = '64px';

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s12,
  minWidth: 0,
  textAlign: 'start',
});
export const words = style({ display: 'grid', gap: '2px', minWidth: 0, justifyItems: 'start' });
export const name = style({ color: vars.color.inkStrong, fontWeight: 500 });

/** However long the name of a product is, the choice of it stays beside the search. */
export const product = style({ minWidth: 0 });
globalStyle(`${product} select`, { maxWidth: '220px' });

export const note = style({
  display: 'grid',
  gap: '2px',
  justifyItems: 'start',
  '@media': { [media.phone]: { justifyItems: 'end' } },
});
/** A quiet button reaches out by its padding, so that its words line up with the note. */
export const changeNote = style({
  marginInlineStart: `calc(-1 * ${vars.space.s12})`,
  '@media': {
    [media.phone]: { marginInlineStart: 0, marginInlineEnd: `calc(-1 * ${vars.space.s12})` },
    [media.touch]: { marginBlock: vars.space.s8 },
  },
});
export const editing = style({ display: 'grid', gap: vars.space.s4, textAlign: 'start' });

export const actions = style({
  display: 'grid',
  gap: vars.space.s4,
  justifyItems: 'end',
  // A finger needs what is pressed apart from what stands below it.
  '@media': { [media.touch]: { gap: vars.space.s16, paddingBlock: vars.space.s8 } },
});
/** Quiet buttons reach out by their padding, so that their words line up with the button above. */
export const more = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  marginInlineEnd: `calc(-1 * ${vars.space.s12})`,
});

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
/** All of them are chosen by a finger too. */
globalStyle(`${rows} thead tr`, { '@media': { [media.touch]: { minHeight: '48px' } } });
export const chosen = style({ flex: 1, minWidth: '84px' });
globalStyle(`:root:has(${bar})`, {
  '@media': { [media.phone]: { scrollPaddingBottom: `calc(${BAR} + ${vars.space.s24})` } },
});
