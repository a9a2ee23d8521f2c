// Styles of the news list: the date stands in a column of its own, on a phone above the title.
import { media, vars } from '@banxin/ui/theme';
import { style } from '@vanilla-extract/css';

export const body = style({ paddingBlock: vars.space.s24 });
export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s12,
  padding: `${vars.space.s16} ${vars.space.s20}`,
  borderBottom: `1px solid ${vars.color.lineHair}`,
  '@media': { [media.phone]: { paddingInline: vars.space.s16 } },
});
export const find = style({
  flex: '0 1 320px',
  '@media': { [media.phone]: { flexBasis: '100%' } },
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  columnGap: vars.space.s16,
  rowGap: vars.space.s4,
  paddingBlock: vars.space.s16,
  paddingInline: vars.space.s20,
  borderBottom: `1px solid ${vars.color.lineHair}`,
  selectors: { '&:last-child': { borderBottom: 0 } },
  '@media': {
    [media.phone]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      paddingInline: vars.space.s16,
    },
  },
});
export const pending = style({ opacity: 0.6 });
export const words = style({ display: 'grid', gap: vars.space.s4, minWidth: 0 });
export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.s8,
  rowGap: vars.space.s4,
  fontSize: vars.text.t16,
  overflowWrap: 'anywhere',
});
