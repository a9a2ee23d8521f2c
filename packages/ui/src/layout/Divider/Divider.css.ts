// Styles of Divider.
import { style, styleVariants } from '@vanilla-extract/css';
import { layout } from '../../css/layer.ts';
import { vars } from '../../theme/vars.css.ts';

export const divider = style(layout({ border: 0, height: 0, width: '100%', flexShrink: 0 }));
export const kind = styleVariants({
  solid: layout({ borderTop: `1px solid ${vars.color.lineHair}` }),
  dashed: layout({ borderTop: `1px dashed ${vars.color.lineControl}`, opacity: 0.6 }),
});
