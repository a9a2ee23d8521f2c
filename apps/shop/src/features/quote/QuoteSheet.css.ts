// Styles of the quote sheet: a page of paper in a window; printed, nothing but the page.
import { vars } from '@banxin/ui/theme';
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
export const lines = style({ width: '100%', borderCollapse: 'collapse' });
const cell = {
  paddingBlock: vars.space.s4,
  borderBottom: `1px solid ${vars.color.lineHair}`,
  textAlign: 'start',
  fontWeight: 400,
} as const;
export const name = style(cell);
export const within = style({
  ...cell,
  paddingInlineStart: vars.space.s16,
  color: vars.color.inkBody,
});
export const amount = style({
  ...cell,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const total = style({
  ...cell,
  borderBottom: 0,
  paddingTop: vars.space.s8,
  fontWeight: 700,
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
