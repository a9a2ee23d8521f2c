// Styles of the quote sheet: a page of paper in a window; printed, nothing but the page.
import { media, vars } from '@banxin/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const page = style({ color: vars.color.inkStrong, fontSize: vars.text.t13 });
export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'end',
  paddingBottom: vars.space.s12,
  borderBottom: `2px solid ${vars.color.inkStrong}`,
});
export const brand = style({
  fontFamily: vars.font.serif,
  fontSize: vars.text.t20,
  fontWeight: 700,
});
/** Sharing it is no part of the paper. */
export const share = style({
  marginTop: vars.space.s20,
  padding: vars.space.s16,
  border: `1px solid ${vars.color.lineHair}`,
  background: vars.color.tint,
});
export const link = style({ color: vars.color.action, overflowWrap: 'anywhere' });

export const order = style({
  display: 'inline-flex',
  alignItems: 'center',
  height: vars.size.controlSmall,
  paddingInline: vars.space.s12,
  border: `1px solid ${vars.color.action}`,
  borderRadius: vars.radius.control,
  background: vars.color.action,
  color: vars.color.inkOnAction,
  fontSize: vars.text.t13,
  textDecoration: 'none',
  '@media': { [media.phone]: { height: vars.size.controlMedium } },
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});

export const quotes = style({ listStyle: 'none', margin: 0, padding: 0 });
export const quote = style({
  paddingBlock: vars.space.s16,
  borderBottom: `1px solid ${vars.color.lineHair}`,
});

/** Everything around the page is left out, and what holds it lets it flow from sheet to sheet. */
const holds = ':has([data-quote-sheet])';
globalStyle(`${holds} > :not(${holds}, [data-quote-sheet])`, {
  '@media': { print: { display: 'none !important' } },
});
globalStyle(holds, {
  '@media': {
    print: {
      position: 'static !important' as 'static',
      display: 'block !important',
      width: 'auto !important',
      height: 'auto !important',
      maxWidth: 'none !important',
      maxHeight: 'none !important',
      overflow: 'visible !important',
      padding: '0 !important',
      border: '0 !important',
      background: 'none !important',
      boxShadow: 'none !important',
      transform: 'none !important',
    },
  },
});
