// Styles of Page.
import { style, styleVariants } from '@vanilla-extract/css';
import { layout } from '../../css/layer.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';

const gutter = { paddingInline: vars.space.s24 };
const phoneGutter = { paddingInline: vars.space.s16 };

export const page = style(layout({ width: '100%', marginInline: 'auto' }));

// The type area plus its two gutters of 24 px.
export const width = styleVariants({
  type: layout({
    ...gutter,
    maxWidth: '1248px',
    '@media': { [media.small]: { maxWidth: '1148px' }, [media.phone]: phoneGutter },
  }),
  reading: layout({ ...gutter, maxWidth: '808px', '@media': { [media.phone]: phoneGutter } }),
  full: layout({ ...gutter, '@media': { [media.phone]: phoneGutter } }),
});
