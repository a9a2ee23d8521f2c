// Styles of Sticky.
import { style, styleVariants } from '@vanilla-extract/css';
import { layout } from '../../css/layer.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { amount } from '../space.css.ts';

const still = { position: 'static' } as const;

export const edge = styleVariants({
  top: layout({ position: 'sticky', top: amount, zIndex: 1, '@media': { [media.phone]: still } }),
  bottom: layout({
    position: 'sticky',
    bottom: 0,
    zIndex: 2,
    background: vars.color.sheet,
    borderTop: `1px solid ${vars.color.lineHair}`,
    paddingBlock: vars.space.s8,
    paddingBottom: `max(${vars.space.s8}, env(safe-area-inset-bottom))`,
  }),
});
/** Tall asides scroll by themselves instead of hiding their end below the window. */
export const scrolls = style(
  layout({
    maxHeight: '100dvh',
    overflowY: 'auto',
    scrollbarWidth: 'thin',
    '@media': { [media.phone]: { maxHeight: 'none', overflowY: 'visible' } },
  }),
);
