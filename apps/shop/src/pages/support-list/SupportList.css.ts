// Styles of the list of help articles: categories beside it, on a phone a choice above it.
import { media, vars } from '@banxin/ui/theme';
import { style } from '@vanilla-extract/css';

export const body = style({ display: 'grid', gap: vars.space.s16, paddingBlock: vars.space.s24 });
export const frame = style({
  display: 'grid',
  gridTemplateColumns: '184px minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.s24,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s16 } },
});
export const menu = style({ '@media': { [media.phone]: { display: 'none' } } });
export const choice = style({
  display: 'none',
  '@media': { [media.phone]: { display: 'block' } },
});
export const search = style({ maxWidth: '560px' });
export const tags = style({
  padding: `${vars.space.s16} ${vars.space.s20}`,
  borderBottom: `1px solid ${vars.color.lineHair}`,
  '@media': { [media.phone]: { paddingInline: vars.space.s16 } },
});
export const row = style({
  display: 'grid',
  gap: vars.space.s4,
  paddingBlock: vars.space.s16,
  paddingInline: vars.space.s20,
  borderBottom: `1px solid ${vars.color.lineHair}`,
  selectors: { '&:last-child': { borderBottom: 0 } },
  '@media': { [media.phone]: { paddingInline: vars.space.s16 } },
});
export const title = style({ fontSize: vars.text.t16, overflowWrap: 'anywhere' });
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.s16,
  color: vars.color.inkQuiet,
  fontSize: vars.text.t13,
});
