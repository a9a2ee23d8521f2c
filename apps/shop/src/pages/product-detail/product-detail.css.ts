// Styles of the product page: three columns, two on a small PC, one on a phone with a price bar at the foot.
import { media, vars } from '@banxin/ui/theme';
import { style } from '@vanilla-extract/css';

export const layout = style({
  display: 'grid',
  gridTemplateColumns: '400px minmax(0, 1fr) 300px',
  gridTemplateAreas: '"proof options price"',
  gridTemplateRows: 'auto 1fr',
  alignItems: 'start',
  gap: vars.space.s24,
  '@media': {
    [media.small]: {
      gridTemplateColumns: 'minmax(0, 1fr) 340px',
      gridTemplateAreas: '"options proof" "options price"',
    },
    [media.phone]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateAreas: '"proof" "options" "price"',
      gridTemplateRows: 'none',
      gap: vars.space.s16,
    },
  },
});
const beside = { position: 'sticky', top: vars.space.s16 } as const;
const inFlow = { position: 'static' } as const;

export const proof = style({
  gridArea: 'proof',
  ...beside,
  '@media': { [media.small]: inFlow },
});
export const options = style({ gridArea: 'options' });
export const price = style({ gridArea: 'price', ...beside, '@media': { [media.phone]: inFlow } });
/** The product drawn below its proof, where there is room. */
export const drawing = style({ '@media': { [media.small]: { display: 'none' } } });
export const bar = style({
  display: 'none',
  '@media': {
    [media.phone]: {
      position: 'sticky',
      bottom: 0,
      zIndex: 1,
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: vars.space.s16,
      marginInline: `calc(-1 * ${vars.space.s16})`,
      padding: `${vars.space.s12} ${vars.space.s16}`,
      background: vars.color.sheet,
      borderTop: `1px solid ${vars.color.lineHair}`,
    },
  },
});
