// Styles of the bar with the price at the foot; fields that are focused stay above it.
import { media, vars } from '@banxin/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const HEIGHT = '72px';
/** A line above the button. */
const CHOICE = '44px';

export const bar = style({
  position: 'sticky',
  bottom: 0,
  zIndex: 5,
  display: 'flex',
  alignItems: 'center',
  columnGap: vars.space.s12,
  minHeight: HEIGHT,
  paddingInline: vars.space.s24,
  paddingBottom: 'env(safe-area-inset-bottom)',
  background: vars.color.sheet,
  border: `1px solid ${vars.color.lineHair}`,
  '@media': {
    // Its room is kept: nothing moves when it comes.
    [media.abovePhone]: { selectors: { '&:not([data-away])': { visibility: 'hidden' } } },
    [media.phone]: {
      marginInline: `calc(-1 * ${vars.space.s16})`,
      paddingInline: vars.space.s16,
      borderInline: 0,
      borderBottom: 0,
      selectors: {
        '&[data-page-bar=choice]': { flexWrap: 'wrap', paddingBottom: vars.space.s12 },
      },
    },
    print: { display: 'none' },
  },
});
export const choice = style({
  flexBasis: '100%',
  display: 'grid',
  alignItems: 'center',
  minHeight: CHOICE,
  '@media': { [media.abovePhone]: { display: 'none' } },
  borderBottom: `1px solid ${vars.color.lineHair}`,
});
export const said = style({ display: 'grid', flex: 1, minWidth: 0, textWrap: 'balance' });
globalStyle(':root:has([data-page-bar])', {
  '@media': {
    [media.phone]: { scrollPaddingBottom: `calc(${HEIGHT} + ${vars.space.s24})` },
  },
});
globalStyle(':root:has([data-page-bar=choice])', {
  '@media': {
    [media.phone]: { scrollPaddingBottom: `calc(${HEIGHT} + ${CHOICE} + ${vars.space.s24})` },
  },
});
