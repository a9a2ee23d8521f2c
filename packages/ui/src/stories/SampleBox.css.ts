// A visible box that stands for any content in the stories of the layout primitives. Stories only.
import { style, styleVariants } from '@vanilla-extract/css';
import { layout } from '../css/layer.ts';
import { vars } from '../theme/vars.css.ts';

export const box = style(
  layout({
    paddingBlock: vars.space.s8,
    paddingInline: vars.space.s12,
    background: vars.color.actionGround,
    border: `1px solid ${vars.color.action}`,
    color: vars.color.action,
    fontSize: vars.text.t13,
    overflowWrap: 'anywhere',
  }),
);
export const height = styleVariants({
  own: layout({}),
  tall: layout({ minHeight: '120px' }),
  screen: layout({ minHeight: '1200px' }),
});
/** A place with an edge, so that the space inside it is to be seen. */
export const frame = style(
  layout({ border: `1px dashed ${vars.color.lineControl}`, minHeight: '160px', display: 'grid' }),
);
