// Styles of articles and their lists: links between topics, a plain search, the text beside its contents, what follows it.
import { media, touchSize, vars } from '@banxin/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

/** On a phone the row of topics scrolls in itself. */
const topics = style({
  display: 'flex',
  overflowX: 'auto',
  scrollbarWidth: 'none',
});
export const topicsLook = styleVariants({
  tabs: [
    topics,
    {
      columnGap: vars.space.s24,
      paddingInline: vars.space.s20,
      borderBottom: `1px solid ${vars.color.lineHair}`,
      minHeight: '48px',
      '@media': { [media.phone]: { paddingInline: vars.space.s16 } },
    },
  ],
  chips: [
    topics,
    { flexWrap: 'wrap', gap: vars.space.s8, minHeight: '32px', overflowX: 'visible' },
  ],
});
export const topic = styleVariants({
  tabs: [
    {
      display: 'inline-flex',
      alignItems: 'center',
      columnGap: vars.space.s4,
      height: '48px',
      borderBottom: '2px solid transparent',
      color: vars.color.inkBody,
      whiteSpace: 'nowrap',
      selectors: {
        '&:hover': { color: vars.color.action },
        '&[aria-current]': {
          color: vars.color.action,
          borderBottomColor: vars.color.action,
          fontWeight: 600,
        },
        '&:focus-visible': { outlineOffset: '-2px' },
      },
    },
  ],
  chips: [
    touchSize,
    {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '32px',
      paddingInline: vars.space.s12,
      border: `1px solid ${vars.color.lineControl}`,
      borderRadius: vars.radius.control,
      background: vars.color.sheet,
      color: vars.color.inkStrong,
      fontSize: vars.text.t13,
      whiteSpace: 'nowrap',
      selectors: {
        '&:hover': { borderColor: vars.color.action, color: vars.color.action },
        '&[aria-current]': {
          color: vars.color.action,
          background: vars.color.actionGround,
          borderColor: vars.color.action,
        },
      },
    },
  ],
});
export const count = style({
  color: vars.color.inkQuiet,
  fontSize: vars.text.t12,
  fontWeight: 400,
  selectors: { '[aria-current] > &': { color: 'inherit' } },
});

export const find = style({ display: 'flex', width: '100%' });
export const findField = style({
  flex: 1,
  minWidth: 0,
  height: vars.size.controlMedium,
  paddingInline: vars.space.s12,
  border: `1px solid ${vars.color.lineControl}`,
  borderInlineEnd: 0,
  borderRadius: `${vars.radius.control} 0 0 ${vars.radius.control}`,
  background: vars.color.sheet,
  color: vars.color.inkStrong,
  font: 'inherit',
  selectors: {
    '&::placeholder': { color: vars.color.inkQuiet, opacity: 1 },
    '&:focus': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
});
export const findButton = style({
  flex: 'none',
  height: vars.size.controlMedium,
  paddingInline: vars.space.s20,
  border: `1px solid ${vars.color.inkStrong}`,
  borderRadius: `0 ${vars.radius.control} ${vars.radius.control} 0`,
  background: vars.color.inkStrong,
  color: vars.color.sheet,
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
});

export const head = style({ display: 'flex', flexDirection: 'column', gap: vars.space.s8 });
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s12,
  rowGap: vars.space.s4,
  minHeight: '24px',
  color: vars.color.inkQuiet,
  fontSize: vars.text.t13,
});

/** Titles below each other: where they are pressed by a finger, a finger apart. */
export const titles = style({
  display: 'grid',
  gap: vars.space.s8,
  '@media': { [media.touch]: { gap: vars.space.s20 } },
});

/** The text in a column that is read with ease; its contents beside it, above it on a phone. */
export const reading = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 760px) minmax(0, 1fr)',
  gap: vars.space.s44,
  alignItems: 'start',
  '@media': {
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s24 },
  },
});
export const contents = style({
  position: 'sticky',
  top: vars.space.s24,
  order: 1,
  paddingInlineStart: vars.space.s20,
  borderInlineStart: `1px solid ${vars.color.lineHair}`,
  fontSize: vars.text.t13,
  '@media': { [media.phone]: { position: 'static', order: 0 } },
});
export const contentsTitle = style({ color: vars.color.inkQuiet, fontSize: vars.text.t12 });
export const contentsLink = styleVariants({
  2: {},
  3: { paddingInlineStart: vars.space.s16 },
});
const place = style({
  display: 'block',
  paddingBlock: '6px',
  '@media': { [media.touch]: { paddingBlock: '10px' } },
  color: vars.color.inkBody,
  selectors: { '&:hover': { color: vars.color.action, textDecorationLine: 'underline' } },
});

export { place };
export const text = style({ minWidth: 0, scrollMarginTop: vars.space.s24 });

export const products = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(208px, 1fr))',
  gap: vars.space.s12,
});
export const product = style({
  display: 'flex',
  alignItems: 'center',
  columnGap: vars.space.s12,
  paddingInlineEnd: vars.space.s12,
  border: `1px solid ${vars.color.lineHair}`,
  color: vars.color.inkStrong,
  selectors: { '&:hover': { borderColor: vars.color.action, color: vars.color.action } },
});
export const productArt = style({ flex: 'none', width: '96px' });
export const neighbours = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.s16,
  paddingBlockStart: vars.space.s20,
  borderTop: `1px solid ${vars.color.lineHair}`,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
const neighbour = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.s4,
});
export const side = styleVariants({
  previous: [neighbour],
  next: [
    neighbour,
    {
      gridColumn: 2,
      alignItems: 'flex-end',
      textAlign: 'end',
      '@media': {
        [media.phone]: { gridColumn: 'auto', alignItems: 'flex-start', textAlign: 'start' },
      },
    },
  ],
});
export const sideLabel = style({ color: vars.color.inkQuiet, fontSize: vars.text.t12 });
