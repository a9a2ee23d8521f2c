// Styles of Badge.
import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../css/layer.ts';
import { vars } from '../../theme/vars.css.ts';

export const badge = style(
  component({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: '18px',
    height: '18px',
    paddingInline: '5px',
    borderRadius: '9px',
    fontSize: '0.6875rem',
    fontWeight: 600,
    lineHeight: 1,
  }),
);
export const tone = styleVariants({
  price: component({ background: vars.color.price, color: vars.color.sheet }),
  neutral: component({
    background: vars.color.paper,
    color: vars.color.inkBody,
    boxShadow: `inset 0 0 0 1px ${vars.color.lineHair}`,
  }),
});
