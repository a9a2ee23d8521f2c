// Styles of the product page: options beside one sheet with price and proof; on a phone one column and a bar at the foot.
import { media, vars } from '@banxin/ui/theme';
import { style } from '@vanilla-extract/css';

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 380px',
  gap: vars.space.s24,
  '@media': {
    [media.small]: { gridTemplateColumns: 'minmax(0, 1fr) 340px' },
    [media.phone]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateAreas: '"proof" "options" "price"',
      gap: vars.space.s16,
    },
  },
});
export const options = style({
  display: 'grid',
  minWidth: 0,
  '@media': { [media.phone]: { gridArea: 'options' } },
});

const ground = {
  background: vars.color.sheet,
  border: `1px solid ${vars.color.lineHair}`,
} as const;
const dissolved = { display: 'contents' } as const;

/** As long as the options: the two columns end together. */
export const aside = style({ ...ground, minWidth: 0, '@media': { [media.phone]: dissolved } });
/** Never leaves the window: the price first, what it is the price of below. */
export const inView = style({
  position: 'sticky',
  top: 0,
  display: 'grid',
  gap: vars.space.s16,
  padding: vars.space.s24,
  '@media': {
    [media.small]: { paddingBlock: vars.space.s16, paddingInline: vars.space.s20 },
    [media.phone]: dissolved,
  },
});
export const price = style({
  '@media': { [media.phone]: { ...ground, gridArea: 'price', padding: vars.space.s16 } },
});
export const proof = style({ '@media': { [media.phone]: { gridArea: 'proof' } } });
/** The product drawn below its proof, where there is room. */
export const drawing = style({ '@media': { [media.small]: { display: 'none' } } });
