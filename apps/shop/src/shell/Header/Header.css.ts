// Styles of the header: process rule, utility line, main line, category line.
import { media, touchTarget, vars } from '@banxin/ui/theme';
import { style } from '@vanilla-extract/css';

export const header = style({
  background: vars.color.sheet,
  borderBottom: `1px solid ${vars.color.lineHair}`,
});

/** The 3 px signature: cyan, magenta, yellow, black. */
export const processRule = style({
  height: '3px',
  background: `linear-gradient(90deg, ${vars.color.processC} 0 25%, ${vars.color.processM} 25% 50%, ${vars.color.processY} 50% 75%, ${vars.color.processK} 75%)`,
});

export const utility = style({
  background: vars.color.paper,
  borderBottom: `1px solid ${vars.color.lineHair}`,
  color: vars.color.inkBody,
  fontSize: vars.text.t12,
});
export const utilityRow = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s16,
  minHeight: '34px',
});
export const utilityService = style({ '@media': { [media.phone]: { display: 'none' } } });
export const utilityActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s20,
  '@media': {
    [media.touch]: { rowGap: vars.space.s16, paddingBlock: vars.space.s8 },
    // One line at 320 px too: a long name is cut, the rest stands.
    [media.phone]: {
      flexWrap: 'nowrap',
      flexGrow: 1,
      justifyContent: 'flex-end',
      columnGap: vars.space.s8,
      minWidth: 0,
      whiteSpace: 'nowrap',
    },
  },
});
export const utilityButton = style([
  touchTarget,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '24px',
    padding: `0 ${vars.space.s4}`,
    color: vars.color.inkBody,
    fontSize: vars.text.t12,
    selectors: { '&:hover': { color: vars.color.action } },
  },
]);
/** A phone has it in the bar at its foot, or in the menu below the name. */
export const utilityWide = style([
  utilityButton,
  { '@media': { [media.phone]: { display: 'none' } } },
]);
export const utilityStrong = style({ color: vars.color.action });
export const userName = style({
  color: vars.color.inkStrong,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  maxWidth: '18em',
});

export const utilityIcon = style({
  display: 'none',
  width: '14px',
  height: '14px',
  marginInlineEnd: vars.space.s4,
  '@media': { [media.small]: { display: 'block' }, [media.phone]: { display: 'none' } },
});
export const phoneMenu = style([
  touchTarget,
  {
    display: 'none',
    '@media': {
      [media.phone]: {
        display: 'inline-flex',
        alignItems: 'center',
        justifyContent: 'center',
        minWidth: '44px',
        minHeight: '34px',
        marginInlineEnd: 'auto',
        color: vars.color.inkStrong,
      },
    },
  },
]);
export const userMenu = style({ position: 'relative', minWidth: 0 });
export const userButton = style([utilityButton, { maxWidth: '100%' }]);
export const userPanel = style({
  position: 'absolute',
  zIndex: 30,
  insetInlineEnd: 0,
  top: '100%',
  minWidth: '160px',
  paddingBlock: vars.space.s8,
  background: vars.color.sheet,
  border: `1px solid ${vars.color.lineHair}`,
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.float,
});
export const userLink = style({
  display: 'block',
  width: '100%',
  padding: `${vars.space.s8} ${vars.space.s16}`,
  color: vars.color.inkStrong,
  fontSize: vars.text.t13,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { background: vars.color.tint, color: vars.color.action },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

export const main = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.s44,
  paddingBlock: vars.space.s12,
  '@media': {
    [media.phone]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: vars.space.s16,
      rowGap: vars.space.s12,
    },
  },
});
export const mainWithoutSearch = style({ minHeight: '76px' });
export const search = style({
  minWidth: 0,
  '@media': { [media.phone]: { gridColumn: '1 / -1', gridRow: 2 } },
});

export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s12,
  color: vars.color.inkStrong,
});
export const mark = style({ width: '40px', height: '40px', flex: 'none' });
export const markPaper = style({ fill: vars.color.sheet });
export const markPaperOnDark = style({ fill: vars.color.footer });
export const markSeal = style({ stroke: vars.color.price });
export const brandNames = style({ display: 'grid', lineHeight: 1.2 });
export const brandName = style({
  fontFamily: vars.font.serif,
  fontSize: vars.text.t26,
  fontWeight: 700,
  letterSpacing: '0.02em',
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { fontSize: vars.text.t20 } },
});
export const brandAside = style({
  fontSize: '0.6875rem',
  letterSpacing: '0.22em',
  color: vars.color.inkQuiet,
  '@media': { [media.phone]: { display: 'none' } },
});
export const brandLink = style({ display: 'inline-block' });

export const categories = style({ borderTop: `1px solid ${vars.color.lineHair}` });
export const categoryLine = style({ position: 'relative', display: 'flex', alignItems: 'start' });
export const productMenu = style({
  flex: 'none',
  marginInlineEnd: vars.space.s32,
  '@media': {
    [media.small]: { marginInlineEnd: vars.space.s24 },
    [media.phone]: { marginInlineEnd: vars.space.s20 },
  },
});
export const productMenuButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s8,
  padding: `${vars.space.s12} 0`,
  borderBottom: '2px solid transparent',
  color: vars.color.inkStrong,
  fontSize: vars.text.t14,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover, &[aria-expanded=true]': { color: vars.color.action },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});
/** Over the page, as wide as the line. */
export const productPanel = style({
  position: 'absolute',
  zIndex: 20,
  insetInline: 0,
  top: '100%',
  maxHeight: '70dvh',
  overflowY: 'auto',
  padding: vars.space.s24,
  background: vars.color.sheet,
  border: `1px solid ${vars.color.lineHair}`,
  borderTop: 0,
  boxShadow: vars.shadow.float,
  '@media': { [media.phone]: { padding: vars.space.s16 } },
});
export const categoryList = style({
  display: 'flex',
  flex: 1,
  minWidth: 0,
  columnGap: vars.space.s32,
  '@media': {
    [media.small]: { columnGap: vars.space.s24 },
    [media.phone]: {
      columnGap: vars.space.s20,
      paddingBlock: 0,
      overflowX: 'auto',
      scrollbarWidth: 'none',
    },
  },
});
export const categoriesOpen = style({ '@media': { [media.abovePhone]: { flexWrap: 'wrap' } } });
/** Measured where it is, met by nobody; a phone's line is moved by the finger instead. */
export const foldedAway = style({
  '@media': { [media.abovePhone]: { position: 'absolute', visibility: 'hidden' } },
});
export const categoryLink = style({
  display: 'block',
  flex: 'none',
  padding: `${vars.space.s12} 0`,
  borderBottom: '2px solid transparent',
  fontSize: vars.text.t14,
  color: vars.color.inkStrong,
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
});
export const moreCategories = style({
  marginInlineStart: vars.space.s24,
  color: vars.color.action,
  '@media': { [media.phone]: { display: 'none' } },
});
