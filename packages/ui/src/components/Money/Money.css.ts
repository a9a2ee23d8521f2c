// Styles of Money: figures line up, the sign of a large amount is smaller than its figures.
import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../css/layer.ts';
import { vars } from '../../theme/vars.css.ts';

const figures = {
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums lining-nums',
} as const;
/** One amount and nothing beside it: the lines of what is around do not strike it. */
export const alone = style(component({ ...figures, display: 'inline-block' }));
export const money = style(
  component({
    ...figures,
    display: 'inline-flex',
    alignItems: 'baseline',
    columnGap: vars.space.s8,
  }),
);
export const size = styleVariants({
  inherit: component({}),
  small: component({ fontSize: vars.text.t13 }),
  medium: component({ fontSize: vars.text.t16, fontWeight: 600 }),
  large: component({ fontSize: vars.text.t20, fontWeight: 700 }),
  hero: component({ fontSize: vars.text.t34, fontWeight: 700, lineHeight: 1.15 }),
});
export const tone = styleVariants({
  inherit: component({}),
  strong: component({ color: vars.color.inkStrong }),
  price: component({ color: vars.color.price }),
  positive: component({ color: vars.color.positive }),
  quiet: component({ color: vars.color.inkQuiet }),
});
export const symbol = style(
  component({
    selectors: {
      [`${size.hero} &`]: { fontSize: '0.62em', marginInlineEnd: '1px' },
      [`${size.large} &`]: { fontSize: '0.8em' },
    },
  }),
);
export const suffix = style(
  component({
    marginInlineStart: '-4px',
    selectors: { [`${size.hero} &`]: { fontSize: vars.text.t13, fontWeight: 400 } },
  }),
);
export const old = style(
  component({
    color: vars.color.inkQuiet,
    fontSize: vars.text.t12,
    fontWeight: 400,
    textDecoration: 'line-through',
  }),
);
