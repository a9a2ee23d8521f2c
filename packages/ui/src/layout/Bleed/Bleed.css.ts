// Styles of Bleed: negative margins that the container's own padding limits.
import { fallbackVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { layout } from '../../css/layer.ts';
import { amount, by, gutterBlock, gutterInline } from '../space.css.ts';

// Beyond the padding lies the window: the smaller of the two never scrolls sideways.
const over = (gutter: string) => `calc(-1 * min(${amount}, ${fallbackVar(gutter, '0px')}))`;

export const bleed = style(layout({ alignSelf: 'stretch', minWidth: 0 }));
// What runs over the edge has no padding left to run over once more.
globalStyle(
  `:where(${bleed}) > *`,
  layout({ vars: { [gutterInline]: '0px', [gutterBlock]: '0px' } }),
);

export const space = { ...by, full: style(layout({ vars: { [amount]: '100vw' } })) };

const sides = { marginInline: over(gutterInline) };
const top = { marginBlockStart: over(gutterBlock) };
const bottom = { marginBlockEnd: over(gutterBlock) };
export const edges = styleVariants({
  sides: layout(sides),
  top: layout({ ...sides, ...top }),
  bottom: layout({ ...sides, ...bottom }),
  all: layout({ ...sides, ...top, ...bottom }),
});
