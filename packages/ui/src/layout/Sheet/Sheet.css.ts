// Styles of Sheet.
import { style, styleVariants } from '@vanilla-extract/css';
import { layout } from '../../css/layer.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';

export const sheet = style(
  layout({
    position: 'relative',
    minWidth: 0,
    border: `1px solid ${vars.color.lineHair}`,
    color: vars.color.inkStrong,
  }),
);
export const tone = styleVariants({
  sheet: layout({ background: vars.color.sheet }),
  tint: layout({ background: vars.color.tint }),
  proof: layout({ background: vars.color.proofGround }),
});
export const padding = styleVariants({
  none: layout({}),
  small: layout({ padding: vars.space.s16 }),
  medium: layout({
    padding: vars.space.s24,
    '@media': { [media.phone]: { padding: vars.space.s16 } },
  }),
  large: layout({
    padding: vars.space.s44,
    '@media': {
      [media.small]: { padding: vars.space.s32 },
      [media.phone]: { padding: vars.space.s20 },
    },
  }),
});
