// Styles of the company's page.
import { media, vars } from '@banxin/ui/theme';
import { style } from '@vanilla-extract/css';

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: vars.space.s16,
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const figure = style({ fontSize: vars.text.t34, fontWeight: 600, lineHeight: 1.2 });
export const families = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.s24,
  rowGap: vars.space.s8,
});
export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
  gap: vars.space.s20,
  counterReset: 'step',
});
export const step = style({
  display: 'grid',
  gap: vars.space.s4,
  paddingBlockStart: vars.space.s12,
  borderBlockStart: `1px solid ${vars.color.lineControl}`,
  counterIncrement: 'step',
  selectors: {
    '&::before': { content: 'counter(step)', color: vars.color.inkQuiet, fontSize: vars.text.t13 },
  },
});
export const promises = style({
  display: 'grid',
  gap: vars.space.s8,
  paddingInlineStart: '1.25em',
  listStyle: 'disc',
});
