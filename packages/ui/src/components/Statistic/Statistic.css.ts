// Styles of Statistic.
import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../css/layer.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style(component({ minWidth: 0 }));
export const layout = styleVariants({
  stack: component({ display: 'flex', flexDirection: 'column', gap: '2px' }),
  inline: component({
    display: 'inline-flex',
    flexDirection: 'row-reverse',
    alignItems: 'baseline',
    gap: vars.space.s4,
  }),
});
export const label = style(component({ color: vars.color.inkBody, fontSize: vars.text.t13 }));
export const value = style(
  component({
    fontSize: vars.text.t20,
    fontWeight: 700,
    lineHeight: 1.35,
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums lining-nums',
  }),
);
export const tone = styleVariants({
  strong: component({ color: vars.color.inkStrong }),
  price: component({ color: vars.color.price }),
  positive: component({ color: vars.color.positive }),
  critical: component({ color: vars.color.critical }),
});
export const unit = style(
  component({
    marginInlineStart: vars.space.s4,
    color: vars.color.inkBody,
    fontSize: vars.text.t13,
    fontWeight: 400,
  }),
);
export const note = style(component({ color: vars.color.inkQuiet, fontSize: vars.text.t12 }));
