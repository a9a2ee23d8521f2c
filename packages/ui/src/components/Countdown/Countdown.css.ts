// Styles of Countdown: figures that keep their width, units small behind them.
import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../css/layer.ts';
import { vars } from '../../theme/vars.css.ts';

export const timer = style(
  component({
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: vars.space.s8,
    color: vars.color.inkStrong,
    fontVariantNumeric: 'tabular-nums lining-nums',
  }),
);
export const size = styleVariants({
  small: component({ fontSize: vars.text.t14 }),
  medium: component({ fontSize: vars.text.t20, fontWeight: 700 }),
  large: component({ fontSize: vars.text.t34, fontWeight: 700, lineHeight: 1.2 }),
});
export const tone = styleVariants({
  strong: component({ color: vars.color.inkStrong }),
  price: component({ color: vars.color.price }),
  critical: component({ color: vars.color.critical }),
});
export const figure = style(component({ whiteSpace: 'nowrap' }));
export const unit = style(
  component({
    marginInlineStart: '2px',
    color: vars.color.inkBody,
    fontSize: vars.text.t13,
    fontWeight: 400,
  }),
);
export const ended = style(component({ color: vars.color.inkBody, fontWeight: 400 }));
