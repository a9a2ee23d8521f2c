// Styles of the bar with the price at the foot of a phone; fields that are focused stay above it.
import { media, vars } from '@banxin/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const HEIGHT = '72px';

export const bar = style({
  display: 'none',
  '@media': {
    [media.phone]: {
      position: 'sticky',
      bottom: 0,
      zIndex: 5,
      display: 'flex',
      alignItems: 'center',
      gap: vars.space.s12,
      minHeight: HEIGHT,
      marginInline: `calc(-1 * ${vars.space.s16})`,
      paddingInline: vars.space.s16,
      paddingBottom: 'env(safe-area-inset-bottom)',
      background: vars.color.sheet,
      borderTop: `1px solid ${vars.color.lineHair}`,
    },
    print: { display: 'none' },
  },
});
export const said = style({ display: 'grid', flex: 1, minWidth: 0 });
globalStyle(':root:has([data-page-bar])', {
  '@media': {
    [media.phone]: { scrollPaddingBottom: `calc(${HEIGHT} + ${vars.space.s24})` },
  },
});
