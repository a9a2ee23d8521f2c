// Styles of what is bound to a login: name, value and what can be done with it in one row; a phone puts them below each other.
import { media, vars } from '@banxin/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '120px minmax(0, 1fr) auto',
  columnGap: vars.space.s16,
  rowGap: vars.space.s8,
  alignItems: 'center',
  paddingBlock: vars.space.s12,
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.lineHair}` } },
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
