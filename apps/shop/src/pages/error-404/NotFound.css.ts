// Styles of the page that is not there: an empty sheet with its margins drawn.
import { vars } from '@banxin/ui/theme';
import { style } from '@vanilla-extract/css';

const phone = '(max-width: 768px)';

export const frame = style({
  width: '100%',
  maxWidth: '760px',
  marginInline: 'auto',
  '@media': { [phone]: { maxWidth: 'none' } },
});
/** The type area, drawn in the colour of a guide line. */
export const area = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.s16,
  paddingBlock: vars.space.s44,
  paddingInline: vars.space.s24,
  border: `1px dashed ${vars.color.processC}`,
  textAlign: 'center',
  '@media': { [phone]: { paddingInline: vars.space.s16, paddingBlock: vars.space.s32 } },
});
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
    '(forced-colors: active)': { backgroundImage: 'none', WebkitTextFillColor: 'currentColor' },
  },
});
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.s12,
});
export const search = style({ width: '100%', maxWidth: '420px', textAlign: 'start' });
