// Styles of the confirmation page.
import { media, vars } from '@banxin/ui/theme';
import { style } from '@vanilla-extract/css';

export const thumbnail = style({
  width: '76px',
  height: '58px',
  objectFit: 'contain',
  background: vars.color.proofGround,
  border: `1px solid ${vars.color.lineHair}`,
});

/** What is said of the carrier, above the carriers. */
export const moved = style({ paddingBlockEnd: vars.space.s16 });

export const files = style({ display: 'grid', gap: vars.space.s4 });
/** The style's number and name, before its files. */
export const styleName = style({ marginInlineEnd: vars.space.s12, fontWeight: 600 });

/** Title and steps in one line, so that the button stands on the first screen of a small one. */
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 640px)',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s24,
  '@media': {
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s16 },
  },
});
