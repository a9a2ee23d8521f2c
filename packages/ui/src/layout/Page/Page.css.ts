// Styles of Page.
import { style, styleVariants } from '@vanilla-extract/css';
import { layout } from '../../css/layer.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { amount, gutterBlock, gutterInline } from '../space.css.ts';

const gutter = { vars: { [gutterInline]: vars.space.s24 }, paddingInline: gutterInline };
const phoneGutter = { vars: { [gutterInline]: vars.space.s16 } };

export const page = style(
  layout({
    vars: { [gutterBlock]: amount },
    width: '100%',
    marginInline: 'auto',
    paddingBlock: amount,
  }),
);

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
