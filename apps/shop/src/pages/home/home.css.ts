// Styles of the hero: halftone dots behind, the press sheet below the words, the shop's terms at its foot.
import { media, vars } from '@banxin/ui/theme';
import { style } from '@vanilla-extract/css';

/** Chips and lists that answer at once need a script. */
const noScript = '(scripting: none)';

export const hero = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: vars.space.s24,
  minHeight: '420px',
  height: '100%',
  padding: vars.space.s32,
  background: vars.color.sheet,
  border: `1px solid ${vars.color.lineHair}`,
  overflow: 'hidden',
  '@media': {
    [media.small]: { padding: vars.space.s24, gap: vars.space.s20 },
    [media.phone]: { minHeight: 0 },
  },
});
/** Halftone: magenta and cyan dots on two grids that fade in from the left. */
export const halftone = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  width: '56%',
  opacity: 0.28,
  backgroundImage: `radial-gradient(circle, ${vars.color.processM} 1px, transparent 1.4px), radial-gradient(circle, ${vars.color.processC} 1px, transparent 1.4px)`,
  backgroundSize: '12px 12px, 12px 12px',
  backgroundPosition: '0 0, 6px 6px',
  maskImage: 'linear-gradient(90deg, transparent, #000)',
  '@media': { [media.forcedColors]: { display: 'none' } },
});
/** What the shop is, and beside it what to do. */
export const words = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 6fr)',
  alignItems: 'end',
  gap: vars.space.s24,
  '@media': { [media.phone]: { gridTemplateColumns: '1fr', gap: vars.space.s20 } },
});
export const side = style({ display: 'grid', gap: vars.space.s16 });
export const slogan = style({
  fontFamily: vars.font.serif,
  fontSize: vars.text.t34,
  fontWeight: 700,
  lineHeight: 1.34,
  letterSpacing: '0.01em',
});
export const sloganLine = style({ display: 'block' });
export const season = style({
  justifySelf: 'start',
  padding: `${vars.space.s4} ${vars.space.s8}`,
  background: vars.color.priceGround,
  color: vars.color.price,
  fontSize: vars.text.t13,
});
export const lead = style({
  maxWidth: '26em',
  fontSize: vars.text.t16,
  lineHeight: 1.7,
  color: vars.color.inkBody,
});
export const art = style({ position: 'relative', minWidth: 0, display: 'grid' });
/** As high as the drawing and its two lines of words. */
export const artRoom = style({
  minHeight: '400px',
  '@media': { [media.phone]: { minHeight: 0, aspectRatio: '16 / 11', marginBottom: '60px' } },
});
export const facts = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.s32,
  '@media': { [media.small]: { columnGap: vars.space.s20 } },
});
export const fact = style({
  fontSize: vars.text.t13,
  whiteSpace: 'nowrap',
  color: vars.color.inkBody,
});
export const figure = style({
  marginInlineEnd: vars.space.s4,
  fontSize: vars.text.t20,
  fontWeight: 700,
  color: vars.color.inkStrong,
  // Above its words: three beside each other stand in one row.
  '@media': { [media.small]: { display: 'block' } },
});

/** Family and product, beside each other, each as wide as its words. */
export const choosers = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s12,
  '@media': { [noScript]: { display: 'none' } },
});
/** Four rows of chips: what stands below does not move from family to family. */
export const options = style({
  minHeight: '236px',
  '@media': { [media.phone]: { minHeight: '400px' }, [noScript]: { display: 'none' } },
});
/** The same choices as lists in a form, for who runs no script. */
export const plainForm = style({ display: 'grid', gap: vars.space.s12 });
export const plainField = style({
  display: 'grid',
  gridTemplateColumns: '84px minmax(0, 1fr)',
  alignItems: 'center',
  justifyItems: 'start',
  gap: vars.space.s8,
  fontSize: vars.text.t14,
});
