// Styles of the help centre's first page: a band with the search, categories beside what others ask.
import { media, vars } from '@banxin/ui/theme';
import { style } from '@vanilla-extract/css';

export const body = style({ display: 'grid', gap: vars.space.s24, paddingBlock: vars.space.s24 });
export const search = style({ width: '100%', maxWidth: '560px' });
export const category = style({ display: 'grid', gap: vars.space.s8, alignContent: 'start' });
export const categoryHead = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.s8,
  paddingBlockEnd: vars.space.s8,
  borderBottom: `1px solid ${vars.color.lineHair}`,
});
export const all = style({ flex: 'none', fontSize: vars.text.t13 });
export const title = style({ overflowWrap: 'anywhere' });
export const asked = style({
  display: 'grid',
  gap: vars.space.s12,
  '@media': { [media.touch]: { gap: vars.space.s20 } },
  paddingInlineStart: '1.6em',
});
export const askedItem = style({
  listStyle: 'decimal',
  selectors: { '&::marker': { color: vars.color.inkQuiet, fontSize: vars.text.t13 } },
});
