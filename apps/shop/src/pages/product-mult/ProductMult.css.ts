// Styles of ordering several jobs: the table with its one editor, the sheets of a phone, the bar with the sum.
import { media, vars } from '@banxin/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { drawnInSight } from '../../lib/drawnInSight.ts';

const BAR = '72px';

/** Title and steps in one line. */
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 640px)',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s24,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s16 } },
});
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s8,
  paddingBlock: vars.space.s12,
  paddingInline: vars.space.s16,
});
export const toolsEnd = style({ marginInlineStart: 'auto' });
export const told = style({
  display: 'grid',
  gap: vars.space.s12,
  paddingInline: vars.space.s16,
  paddingBlockEnd: vars.space.s12,
  selectors: { '&:empty': { display: 'none' } },
});
export const hidden = style({ display: 'none' });

/** Wider than a small window: it scrolls by itself. */
export const scroller = style({
  position: 'relative',
  // What is edited in it moves nothing around it.
  contain: 'layout style',
  overflowX: 'auto',
  borderBlock: `1px solid ${vars.color.lineHair}`,
  selectors: {
    '&[data-drop]': { outline: `2px dashed ${vars.color.action}`, outlineOffset: '-2px' },
  },
});
/** Columns in their order; a wide table shares out the rest. @unit px */
const WIDTHS = [36, 104, 100, 80, 56, 48, 120, 76, 58, 72, 84, 84, 72, 42, 56] as const;
const TABLE_WIDTH = WIDTHS.reduce((sum, width) => sum + width, 0);
/** A row of one or two lines. */
const ROW = '44px';

/** Its rows are grids: boxes inside a table are always laid out and painted, in sight or not. */
export const table = style({
  display: 'block',
  width: '100%',
  minWidth: `${TABLE_WIDTH}px`,
  fontSize: vars.text.t13,
});
export const group = style({ display: 'block' });
const columns = style({
  display: 'grid',
  gridTemplateColumns: WIDTHS.map((width) => `minmax(0, ${width}fr)`).join(' '),
});
export const headRow = columns;
/** Over two columns. */
export const both = style({ gridColumn: 'span 2' });
const edge = `inset -1px -1px 0 ${vars.color.lineHair}`;
export const headCell = style({
  paddingBlock: vars.space.s8,
  paddingInline: vars.space.s8,
  background: vars.color.tint,
  color: vars.color.inkBody,
  fontWeight: 400,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  boxShadow: edge,
  selectors: { '&[data-end]': { textAlign: 'end' } },
});
export const row = style([
  columns,
  drawnInSight(ROW),
  {
    minHeight: ROW,
    selectors: {
      '&:hover': { background: vars.color.tint },
      '&[data-drop]': { background: vars.color.actionGround },
    },
  },
]);
/** What it says stands in the middle of the row's height. */
const box = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  boxShadow: edge,
});
export const number = style([
  box,
  {
    paddingInline: vars.space.s8,
    color: vars.color.inkQuiet,
    fontWeight: 400,
    textAlign: 'center',
  },
]);
export const cell = style([
  box,
  {
    paddingInline: vars.space.s8,
    paddingBlock: vars.space.s4,
    cursor: 'cell',
    lineHeight: 1.35,
    overflowWrap: 'anywhere',
    selectors: {
      '&[data-end]': { textAlign: 'end' },
      '&[aria-invalid]': { background: vars.color.criticalGround, color: vars.color.critical },
      '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
      '&[data-editing]': { padding: '2px' },
    },
  },
]);
/** Worked out, not edited. */
export const figure = style([
  box,
  { paddingInline: vars.space.s8, textAlign: 'end', whiteSpace: 'nowrap' },
]);
/** Two lines: only where words may need more, for whatever is cut is a layer of its own. */
export const clamped = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'clip',
});
export const quiet = style({ color: vars.color.inkQuiet });
export const act = style({
  minHeight: '28px',
  paddingInline: vars.space.s4,
  color: vars.color.action,
  borderRadius: '2px',
  cursor: 'pointer',
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { minHeight: '40px', paddingInline: vars.space.s8 } },
  selectors: {
    '&:hover': { color: vars.color.actionHover, background: vars.color.actionGround },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-1px' },
  },
});
export const acts = style([box, { justifyItems: 'center', paddingInline: 0 }]);
export const noteRow = style([{ display: 'block' }, drawnInSight(ROW)]);
export const note = style({
  display: 'block',
  paddingBlock: vars.space.s8,
  paddingInline: vars.space.s12,
  background: vars.color.criticalGround,
  boxShadow: edge,
});
export const noteLine = style({
  position: 'sticky',
  left: vars.space.s12,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s12,
  maxWidth: 'min(100%, 1040px)',
});
export const keys = style({
  paddingBlock: vars.space.s8,
  paddingInline: vars.space.s16,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s16,
});

/** A phone's sheets, one for a row. */
export const cards = style({
  display: 'grid',
  gap: vars.space.s12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const card = style(drawnInSight('192px'));
export const cardHead = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.s12,
});
export const cardActs = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s8 });

/** The window of one row. */
export const editor = style({ display: 'grid', gap: vars.space.s20 });
export const editorFoot = style({
  position: 'sticky',
  // Over the end of the window's own padding: nothing shows below it.
  bottom: `calc(-1 * ${vars.space.s24})`,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s12,
  marginBlockEnd: `calc(-1 * ${vars.space.s24})`,
  paddingBlock: `${vars.space.s12} ${vars.space.s24}`,
  background: vars.color.sheet,
  borderTop: `1px solid ${vars.color.lineHair}`,
});

export const bar = style({
  position: 'sticky',
  bottom: 0,
  zIndex: 5,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s24,
  rowGap: vars.space.s8,
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
export const barEnd = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.s16,
  marginInlineStart: 'auto',
  '@media': { [media.phone]: { width: '100%', justifyContent: 'space-between' } },
});
globalStyle(':root:has([data-mult-bar])', {
  scrollPaddingBottom: `calc(${BAR} + ${vars.space.s24})`,
});
