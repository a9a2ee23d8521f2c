// Styles of Sheet.
import { style, styleVariants } from '@vanilla-extract/css';
import { layout } from '../../css/layer.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { gutterBlock, gutterInline } from '../space.css.ts';

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
const inside = (space: string) => ({ vars: { [gutterInline]: space, [gutterBlock]: space } });

export const padding = styleVariants({
  none: layout(inside('0px')),
  small: layout({ ...inside(vars.space.s16), padding: gutterInline }),
  medium: layout({
    ...inside(vars.space.s24),
    padding: gutterInline,
    '@media': { [media.phone]: inside(vars.space.s16) },
  }),
  large: layout({
    ...inside(vars.space.s44),
    padding: gutterInline,
    '@media': {
      [media.small]: inside(vars.space.s32),
      [media.phone]: inside(vars.space.s20),
    },
  }),
});
