// Styles of the product page: what is configured and its options beside the price; on a phone one column and a bar at the foot.
import { media, vars } from '@banxin/ui/theme';
import { style } from '@vanilla-extract/css';

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 380px',
  gap: vars.space.s24,
  '@media': {
    [media.small]: { gridTemplateColumns: 'minmax(0, 1fr) 340px' },
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s16 },
  },
});
export const options = style({ display: 'grid', minWidth: 0 });

/** As long as the options: the two columns end together. */
export const aside = style({
  minWidth: 0,
  background: vars.color.sheet,
  border: `1px solid ${vars.color.lineHair}`,
});
/** Never leaves the window. */
export const price = style({
  position: 'sticky',
  top: 0,
  padding: vars.space.s24,
  '@media': {
    [media.small]: { paddingBlock: vars.space.s16, paddingInline: vars.space.s20 },
    [media.phone]: { position: 'static', padding: vars.space.s16 },
  },
});
/** What is configured: its name, its drawing and its proof. */
export const intro = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 380px',
  gap: vars.space.s24,
  '@media': {
    [media.small]: { gridTemplateColumns: 'minmax(0, 1fr) 300px' },
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s16 },
  },
});
export const drawing = style({ '@media': { [media.phone]: { display: 'none' } } });
