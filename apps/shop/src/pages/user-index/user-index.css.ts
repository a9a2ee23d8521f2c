// Styles of a customer's home: rows of what is to do, short rows of messages, charts that a phone keeps closed.
import { media, touchTarget, vars } from '@banxin/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: vars.space.s12,
});

export const group = style({
  selectors: { '&:not(:first-child)': { borderBlockStart: `1px solid ${vars.color.lineHair}` } },
});
export const groupHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s12,
  minHeight: '52px',
  paddingInline: vars.space.s24,
  paddingBlock: vars.space.s4,
  backgroundColor: vars.color.tint,
  '@media': { [media.small]: { paddingInline: vars.space.s16 } },
});
export const groupWays = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s16,
  marginInlineStart: 'auto',
});
export const way = style([
  touchTarget,
  {
    color: vars.color.action,
    fontSize: vars.text.t13,
    whiteSpace: 'nowrap',
    selectors: { '&:hover': { textDecoration: 'underline' } },
  },
]);

export const rows = style({ margin: 0, padding: 0, listStyle: 'none' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '76px minmax(0, 1fr) minmax(0, 240px) 104px 112px',
  alignItems: 'center',
  columnGap: vars.space.s16,
  minHeight: '76px',
  paddingInline: vars.space.s24,
  paddingBlock: vars.space.s8,
  borderBlockStart: `1px solid ${vars.color.lineHair}`,
  '@media': {
    [media.small]: {
      gridTemplateColumns: '76px minmax(0, 1fr) minmax(0, 200px) 104px 108px',
      paddingInline: vars.space.s16,
    },
    [media.phone]: {
      gridTemplateColumns: '76px minmax(0, 1fr) auto',
      columnGap: vars.space.s12,
      rowGap: vars.space.s8,
      paddingBlock: vars.space.s12,
    },
  },
});
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
export const what = style({ display: 'grid', gap: '2px', minWidth: 0, justifyItems: 'start' });
/** Without a picture before it. */
export const whatAlone = style([what, { gridColumn: '1 / 3' }]);
export const name = style([
  touchTarget,
  {
    maxWidth: '100%',
    color: vars.color.inkStrong,
    fontWeight: 500,
    selectors: { '&:hover': { color: vars.color.action, textDecoration: 'underline' } },
  },
]);
export const spec = style({
  ...oneLine,
  maxWidth: '100%',
  color: vars.color.inkQuiet,
  fontSize: vars.text.t12,
});
export const hint = style({
  color: vars.color.inkBody,
  fontSize: vars.text.t12,
  lineHeight: '18px',
  '@media': { [media.phone]: { gridColumn: '1 / 3', gridRow: 2 } },
});
export const amount = style({
  textAlign: 'end',
  '@media': { [media.phone]: { gridRow: 1, gridColumn: 3, alignSelf: 'start' } },
});
export const step = style({
  display: 'grid',
  gap: vars.space.s4,
  justifyItems: 'end',
  textAlign: 'end',
  '@media': { [media.phone]: { gridColumn: 3, gridRow: 2 } },
});

export const assets = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s44,
  rowGap: vars.space.s16,
  '@media': {
    [media.phone]: { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: vars.space.s16 },
  },
});

export const messages = style({ margin: 0, padding: 0, listStyle: 'none' });
export const message = style({
  display: 'grid',
  gridTemplateColumns: '8px minmax(0, 1fr) auto',
  columnGap: vars.space.s12,
  alignItems: 'center',
  minHeight: '44px',
  selectors: { '&:not(:first-child)': { borderBlockStart: `1px solid ${vars.color.lineHair}` } },
});
export const dot = style({
  width: '8px',
  height: '8px',
  borderRadius: '50%',
  backgroundColor: vars.color.action,
});
export const messageWords = style([
  touchTarget,
  {
    minWidth: 0,
    color: vars.color.inkBody,
    selectors: { '&:is(a):hover': { color: vars.color.action, textDecoration: 'underline' } },
  },
]);
export const messageText = style({ ...oneLine, display: 'block' });
export const unread = style({ color: vars.color.inkStrong, fontWeight: 600 });
export const time = style({ color: vars.color.inkQuiet, fontSize: vars.text.t12 });

/** A ring with its names and shares beside it needs more room than six bars. */
export const charts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 19fr) minmax(0, 25fr)',
  gap: vars.space.s20,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const sums = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space.s16,
});

/** On a phone a chart opens when it is asked for. */
export const closed = style({});
globalStyle(`${closed} > summary`, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: vars.size.controlMedium,
  cursor: 'pointer',
  listStyle: 'none',
});
globalStyle(`${closed} > summary::-webkit-details-marker`, { display: 'none' });
export const chevron = style({
  width: '10px',
  height: '10px',
  borderInlineEnd: `2px solid ${vars.color.inkQuiet}`,
  borderBlockEnd: `2px solid ${vars.color.inkQuiet}`,
  transform: 'translateY(-3px) rotate(45deg)',
});
globalStyle(`${closed}[open] .${chevron}`, { transform: 'translateY(3px) rotate(225deg)' });

export const phoneNumber = style([touchTarget, { color: vars.color.action, fontWeight: 600 }]);
