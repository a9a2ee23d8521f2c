// Styles of a parcel from the cloud warehouse: its lines, choosing goods, what is short.
import { media, vars } from '@banxin/ui/theme';
import { style } from '@vanilla-extract/css';

export const lines = style({ margin: 0, padding: 0, listStyle: 'none' });
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto 88px auto',
  alignItems: 'start',
  columnGap: vars.space.s16,
  rowGap: vars.space.s8,
  paddingBlock: vars.space.s12,
  borderBottom: `1px solid ${vars.color.lineHair}`,
  '@media': {
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: vars.space.s12 },
  },
});
export const words = style({
  display: 'grid',
  gap: '2px',
  minWidth: 0,
  '@media': { [media.phone]: { gridColumn: '1 / -1' } },
});
export const sum = style({
  display: 'grid',
  justifyItems: 'end',
  alignContent: 'center',
  minHeight: vars.size.controlSmall,
  '@media': { [media.phone]: { gridColumn: 1, gridRow: 3, justifyItems: 'start' } },
});
export const act = style({
  '@media': { [media.phone]: { gridColumn: 2, gridRow: 2, alignSelf: 'end' } },
});
export const shortage = style({ display: 'grid', gap: vars.space.s12 });

export const search = style({ maxWidth: '340px', flex: '1 1 220px' });
export const found = style({ margin: 0, padding: 0, listStyle: 'none' });
export const find = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  columnGap: vars.space.s16,
  paddingBlock: vars.space.s12,
  borderBottom: `1px solid ${vars.color.lineHair}`,
});
export const available = style({ textAlign: 'end', whiteSpace: 'nowrap' });

/** Of an order of the list: what is in it, and where it goes. */
export const cell = style({ display: 'grid', gap: '2px', minWidth: 0, textAlign: 'start' });
export const actions = style({
  display: 'grid',
  gap: vars.space.s4,
  justifyItems: 'end',
  '@media': { [media.touch]: { gap: vars.space.s16, paddingBlock: vars.space.s8 } },
});
export const more = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  marginInlineEnd: `calc(-1 * ${vars.space.s12})`,
});
