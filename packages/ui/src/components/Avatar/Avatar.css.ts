// Styles of Avatar: a type sort, ink on paper with a hairline.
import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../css/layer.ts';
import { vars } from '../../theme/vars.css.ts';

export const avatar = style(
  component({
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    justifyContent: 'center',
    background: vars.color.actionGround,
    color: vars.color.action,
    border: `1px solid ${vars.color.lineHair}`,
    borderRadius: '2px',
    fontFamily: vars.font.serif,
    fontWeight: 700,
    lineHeight: 1,
  }),
);
export const size = styleVariants({
  small: component({ width: '24px', height: '24px', fontSize: vars.text.t12 }),
  medium: component({ width: '36px', height: '36px', fontSize: vars.text.t16 }),
  large: component({ width: '56px', height: '56px', fontSize: vars.text.t26 }),
});
