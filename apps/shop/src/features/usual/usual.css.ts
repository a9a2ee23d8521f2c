// Styles of what a customer orders again and again.
import { media, vars } from '@banxin/ui/theme';
import { style } from '@vanilla-extract/css';

/** Room of six rows in two columns, for everybody; on a phone of what a visitor sees. */
export const room = style({
  display: 'grid',
  alignContent: 'start',
  minHeight: '192px',
  '@media': { [media.phone]: { minHeight: '160px' } },
});
export const rows = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: vars.space.s44,
  '@media': { [media.phone]: { gridTemplateColumns: '1fr' } },
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) max-content max-content',
  alignItems: 'center',
  gap: vars.space.s16,
  height: '64px',
  borderBlockStart: `1px solid ${vars.color.lineHair}`,
});
export const what = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  columnGap: vars.space.s12,
  alignItems: 'baseline',
});
/** In the last column, whether there is a price before it or not. */
export const link = style({ gridColumn: 3 });
export const spec = style({
  gridColumn: '1 / -1',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.text.t13,
  color: vars.color.inkBody,
});
