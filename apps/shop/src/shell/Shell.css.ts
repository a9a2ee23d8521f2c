// Styles of the frame: the footer stays at the foot of a short page.
import { media, vars } from '@banxin/ui/theme';
import { style } from '@vanilla-extract/css';
import { overHeight } from './Header/Header.css.ts';

export const shell = style({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });
export const main = style({ flex: 1, outline: 'none' });
/** Below a header without a ground: paper that is lit from above, halftone dots towards its edge. */
export const under = style({
  position: 'relative',
  isolation: 'isolate',
  paddingTop: overHeight.wide,
  '@media': { [media.phone]: { paddingTop: overHeight.phone } },
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
/** Help and news: a band below the header, on which the page's own title stands. */
export const second = style({
  backgroundImage: `linear-gradient(${vars.color.lineHair} 0 0), linear-gradient(${vars.color.tint} 0 0)`,
  backgroundSize: '100% 1px, 100% 84px',
  backgroundPosition: '0 84px, 0 0',
  backgroundRepeat: 'no-repeat',
});
