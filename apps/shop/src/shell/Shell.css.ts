// Styles of the frame: the footer stays at the foot of a short page.
import { vars } from '@banxin/ui/theme';
import { style } from '@vanilla-extract/css';

export const shell = style({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });
export const lostHead = style({ paddingBlock: 12 });
export const main = style({ flex: 1, outline: 'none' });
/** Help and news: a band below the header, on which the page's own title stands. */
export const second = style({
  backgroundImage: `linear-gradient(${vars.color.lineHair} 0 0), linear-gradient(${vars.color.tint} 0 0)`,
  backgroundSize: '100% 1px, 100% 84px',
  backgroundPosition: '0 84px, 0 0',
  backgroundRepeat: 'no-repeat',
});
