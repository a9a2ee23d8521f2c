// Styles of what a login wishes to be told: a row for each group, a column for each way; a phone stacks them.
import { media, vars } from '@banxin/ui/theme';
import { style } from '@vanilla-extract/css';

export const groups = style({ margin: 0, padding: 0, listStyle: 'none' });
export const group = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) repeat(3, 168px)',
  columnGap: vars.space.s16,
  rowGap: vars.space.s12,
  alignItems: 'start',
  paddingBlock: vars.space.s16,
  borderBottom: `1px solid ${vars.color.lineHair}`,
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const name = style({
  display: 'grid',
  rowGap: vars.space.s4,
  '@media': { [media.phone]: { gridColumn: '1 / -1' } },
});
export const site = style({ '@media': { [media.phone]: { gridColumn: '1 / -1' } } });
export const times = style({ display: 'flex', alignItems: 'center', gap: vars.space.s8 });
