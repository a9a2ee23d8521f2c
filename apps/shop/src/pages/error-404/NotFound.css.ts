// Styles of the page that is not there: its number in halftone, and the search.
import { media, vars } from '@banxin/ui/theme';
import { style } from '@vanilla-extract/css';

export const code = style({
  fontFamily: vars.font.serif,
  fontSize: '5.5rem',
  lineHeight: 1,
  fontWeight: 700,
  letterSpacing: '0.08em',
  color: vars.color.inkStrong,
  backgroundImage: `radial-gradient(circle, currentColor 38%, transparent 42%)`,
  backgroundSize: '6px 6px',
  backgroundClip: 'text',
  WebkitTextFillColor: 'transparent',
  '@media': {
    [media.forcedColors]: { backgroundImage: 'none', WebkitTextFillColor: 'currentColor' },
  },
});
export const search = style({ width: '100%', maxWidth: '420px', textAlign: 'start' });
