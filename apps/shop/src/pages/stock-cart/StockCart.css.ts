// Styles of the cart: its rows, and the bar with the sum at the foot.
import { media, vars } from '@banxin/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const BAR = '72px';

export const group = style({ borderTop: `1px solid ${vars.color.lineHair}` });
export const groupHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s8,
  paddingBlock: vars.space.s12,
  paddingInline: vars.space.s20,
  background: vars.color.tint,
  '@media': { [media.phone]: { paddingInline: vars.space.s16 } },
});
export const rows = style({ margin: 0, padding: 0, listStyle: 'none' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '24px 88px minmax(0, 1fr) 128px 168px 120px 132px',
  gridTemplateAreas: '"tick art words each number sum acts"',
  alignItems: 'center',
  columnGap: vars.space.s16,
  padding: vars.space.s20,
  borderTop: `1px solid ${vars.color.lineHair}`,
  '@media': {
    [media.small]: {
      gridTemplateColumns: '24px 72px minmax(0, 1fr) 112px 152px 104px 116px',
      columnGap: vars.space.s12,
    },
    [media.phone]: {
      gridTemplateColumns: '40px 72px minmax(0, 1fr) auto',
      gridTemplateAreas: '"tick art words words" ". number number sum" ". acts acts acts"',
      rowGap: vars.space.s12,
      padding: vars.space.s16,
    },
  },
});
export const tick = style({ gridArea: 'tick', display: 'grid', justifyItems: 'center' });
export const art = style({ gridArea: 'art', border: `1px solid ${vars.color.lineHair}` });
export const faded = style({ opacity: 0.55 });
export const words = style({ gridArea: 'words', display: 'grid', gap: vars.space.s4, minWidth: 0 });
export const each = style({
  gridArea: 'each',
  textAlign: 'end',
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { display: 'none' } },
});
/** The same below the name, where a phone has no column for it. */
export const eachBelow = style({ '@media': { [media.abovePhone]: { display: 'none' } } });
export const number = style({ gridArea: 'number' });
export const sum = style({ gridArea: 'sum', textAlign: 'end', whiteSpace: 'nowrap' });
export const acts = style({
  gridArea: 'acts',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.s4,
});
export const told = style({ paddingInline: vars.space.s20, paddingBlock: vars.space.s16 });

export const bar = style({
  position: 'sticky',
  bottom: 0,
  zIndex: 5,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s16,
  minHeight: BAR,
  paddingInline: vars.space.s20,
  paddingBlock: vars.space.s12,
  paddingBottom: `calc(${vars.space.s12} + env(safe-area-inset-bottom))`,
  background: vars.color.sheet,
  border: `1px solid ${vars.color.lineHair}`,
  '@media': {
    [media.phone]: {
      paddingInline: vars.space.s16,
      columnGap: vars.space.s12,
      borderInline: 0,
      borderBottom: 0,
    },
  },
});
export const barSum = style({
  display: 'grid',
  justifyItems: 'end',
  // On a phone what is chosen stands above: the sum never goes under the button.
  flex: '1 0 auto',
  '@media': { [media.phone]: { justifyItems: 'start', flexBasis: '60%' } },
});
globalStyle(':root:has([data-cart-bar])', {
  scrollPaddingBottom: `calc(${BAR} + ${vars.space.s24})`,
});
