// Styles of the room of gang sheets: stocks on the left, what waits and the sheets beside them.
import { media, vars } from '@banxin/ui/theme';
import { style } from '@vanilla-extract/css';

export const room = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(220px, 280px) minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.s24,
  paddingBlockStart: vars.space.s20,
  '@media': { [media.small]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const head = style({ paddingBlockStart: vars.space.s20 });
export const board = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s20,
});
export const sheets = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 380px), 1fr))',
  alignItems: 'start',
  gap: vars.space.s20,
});
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s12,
  padding: vars.space.s16,
  outline: '2px solid transparent',
  outlineOffset: '-2px',
  selectors: { '&[data-over=true]': { outlineColor: vars.color.action } },
});
/** As wide as high as the press sheet. */
export const stage = style({ position: 'relative', aspectRatio: '913 / 621' });
export const none = style({
  display: 'grid',
  placeItems: 'center',
  border: `1px dashed ${vars.color.lineControl}`,
});
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.s16,
  rowGap: vars.space.s4,
  margin: 0,
  fontSize: vars.text.t13,
});
export const value = style({ margin: 0, fontVariantNumeric: 'tabular-nums' });
export const jobs = style({ margin: 0, padding: 0, listStyle: 'none' });
export const job = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  columnGap: vars.space.s12,
  paddingBlock: vars.space.s8,
  borderTop: `1px solid ${vars.color.lineHair}`,
  selectors: {
    '&[draggable=true]': { cursor: 'grab' },
    '&:hover': { background: vars.color.tint },
  },
});
export const letter = style({
  minWidth: '24px',
  paddingInline: vars.space.s4,
  border: `1px solid ${vars.color.action}`,
  background: vars.color.actionGround,
  color: vars.color.inkStrong,
  fontWeight: 600,
  textAlign: 'center',
});
export const about = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2px',
  fontSize: vars.text.t13,
  color: vars.color.inkBody,
});
export const number = style({
  color: vars.color.inkStrong,
  fontSize: vars.text.t14,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 600,
});
