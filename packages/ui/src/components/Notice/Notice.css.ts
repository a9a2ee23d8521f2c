// Styles of Notice: a ground and a bar in the tone of the message.
import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../css/layer.ts';
import { vars } from '../../theme/vars.css.ts';

export const notice = style(
  component({
    display: 'flex',
    gap: vars.space.s12,
    padding: `${vars.space.s12} ${vars.space.s16}`,
    borderInlineStart: '3px solid currentColor',
    fontSize: vars.text.t13,
  }),
);
export const tone = styleVariants({
  action: component({ background: vars.color.actionGround, color: vars.color.action }),
  positive: component({ background: vars.color.positiveGround, color: vars.color.positive }),
  caution: component({ background: vars.color.cautionGround, color: vars.color.caution }),
  critical: component({ background: vars.color.criticalGround, color: vars.color.critical }),
});
export const icon = style(
  component({ flex: 'none', height: '1lh', display: 'flex', alignItems: 'center' }),
);
export const words = style(component({ flex: 1, minWidth: 0, color: vars.color.inkStrong }));
export const title = style(component({ fontWeight: 600, marginBlockEnd: vars.space.s4 }));
