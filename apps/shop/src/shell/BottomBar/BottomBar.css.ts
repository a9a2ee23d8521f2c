// Styles of the bar at the bottom of a phone; it gives way to a page's own bar.
import { media, vars } from '@banxin/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const HEIGHT = '56px';

export const bar = style({
  display: 'none',
  '@media': {
    [media.phone]: {
      display: 'block',
      position: 'fixed',
      insetInline: 0,
      bottom: 0,
      zIndex: 5,
      background: vars.color.sheet,
      borderTop: `1px solid ${vars.color.lineHair}`,
      paddingBottom: 'env(safe-area-inset-bottom)',
    },
    print: { display: 'none' },
  },
});
/** The page ends above the bar. */
globalStyle(`div:has(> ${bar})`, {
  '@media': {
    [media.phone]: { paddingBottom: `calc(${HEIGHT} + 1px + env(safe-area-inset-bottom))` },
    print: { paddingBottom: 0 },
  },
});
globalStyle(`div:has([data-page-bar]):has(> ${bar})`, {
  '@media': { [media.phone]: { paddingBottom: 0 } },
});
globalStyle(`div:has([data-page-bar]) > ${bar}`, {
  '@media': { [media.phone]: { display: 'none' } },
});
export const places = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  minHeight: HEIGHT,
});
export const place = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: '2px',
  minHeight: HEIGHT,
  color: vars.color.inkBody,
  fontSize: vars.text.t12,
  selectors: {
    '&[aria-current]': { color: vars.color.action, fontWeight: 600 },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
});
