// Styles of a page whose header lies over it: the header's lines take no room and have no ground, and its main line follows.
import { media, vars } from '@banxin/ui/theme';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';

const main = '80px';
/** Brand and search box below each other. */
const phoneMain = '148px';
const categories = '50px';
/** So far the first line goes before the main line would. */
const firstLine = '38px';

const header = 'header[data-over]';
const mainLine = `${header} > [data-part=main-line]`;

/** No box of its own, so that its main line may follow for as long as the page is long. */
globalStyle(header, { display: 'contents' });
globalStyle(mainLine, {
  position: 'relative',
  zIndex: 21,
  height: main,
  marginBottom: `calc(-1 * ${main})`,
  borderBottom: '1px solid transparent',
  '@media': {
    [media.phone]: { height: phoneMain, marginBottom: `calc(-1 * ${phoneMain})` },
  },
});
globalStyle(`${mainLine} > * > *`, {
  paddingBlock: vars.space.s4,
  '@media': { [media.phone]: { paddingBlock: vars.space.s12 } },
});
/** Open it is higher, and the page gives way. */
globalStyle(`${header} > nav`, {
  position: 'relative',
  zIndex: 20,
  minHeight: categories,
  marginTop: main,
  marginBottom: `calc(-1 * (${main} + ${categories}))`,
  '@media': {
    [media.phone]: {
      marginTop: phoneMain,
      marginBottom: `calc(-1 * (${phoneMain} + ${categories}))`,
    },
  },
});

const solid = keyframes({
  from: { background: 'transparent', borderColor: 'transparent' },
  to: { background: vars.color.sheet, borderColor: vars.color.lineHair },
});
/** By scrolling alone, without a script; a browser that cannot leaves the header where it is. */
const canFollow = '(animation-timeline: scroll())';
globalStyle(mainLine, {
  '@supports': {
    [canFollow]: {
      position: 'sticky',
      top: 0,
      // In single properties: a minifier would write the timeline into the short form, which browsers do not read.
      animationName: solid,
      animationDuration: '1ms',
      animationTimingFunction: 'linear',
      animationFillMode: 'both',
      animationTimeline: 'scroll(root)',
      animationRange: `${firstLine} calc(${firstLine} + 24px)`,
      // Only the search box follows on a phone.
      '@media': { [media.phone]: { top: '-58px' } },
    },
  },
});
/** What is gone to, or focused, does not end below the line that follows. */
globalStyle(`html:has(${header})`, {
  '@supports': { [canFollow]: { scrollPaddingTop: `calc(${main} + ${vars.space.s16})` } },
});

/** What lies below: paper that is lit from above, halftone dots towards its edge. */
export const page = style({
  position: 'relative',
  isolation: 'isolate',
  paddingTop: `calc(${main} + ${categories})`,
  '@media': { [media.phone]: { paddingTop: `calc(${phoneMain} + ${categories})` } },
  selectors: {
    '&::before, &::after': {
      content: '',
      position: 'absolute',
      zIndex: -1,
      insetInline: 0,
      top: 0,
      height: '640px',
    },
    '&::before': {
      background: `linear-gradient(${vars.color.tint} 30%, ${vars.color.paper})`,
    },
    '&::after': {
      opacity: 0.3,
      backgroundImage: `radial-gradient(circle, ${vars.color.processM} 1px, transparent 1.4px), radial-gradient(circle, ${vars.color.processC} 1px, transparent 1.4px)`,
      backgroundSize: '12px 12px, 12px 12px',
      backgroundPosition: '0 0, 6px 6px',
      maskImage: 'radial-gradient(120% 100% at 100% 0, #000, transparent 60%)',
      '@media': { [media.forcedColors]: { display: 'none' } },
    },
  },
});
