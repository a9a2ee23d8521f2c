// Styles of Text.
import { style, styleVariants } from '@vanilla-extract/css';
import { layout } from '../../css/layer.ts';
import { vars } from '../../theme/vars.css.ts';

export const size = styleVariants({
  12: layout({ fontSize: vars.text.t12, lineHeight: 1.5 }),
  13: layout({ fontSize: vars.text.t13, lineHeight: 1.6 }),
  14: layout({ fontSize: vars.text.t14, lineHeight: 1.6 }),
  16: layout({ fontSize: vars.text.t16, lineHeight: 1.6 }),
  20: layout({ fontSize: vars.text.t20, lineHeight: 1.4 }),
  26: layout({ fontSize: vars.text.t26, lineHeight: 1.3 }),
  34: layout({ fontSize: vars.text.t34, lineHeight: 1.2 }),
  44: layout({ fontSize: vars.text.t44, lineHeight: 1.25 }),
});
export const tone = styleVariants({
  strong: layout({ color: vars.color.inkStrong }),
  body: layout({ color: vars.color.inkBody }),
  quiet: layout({ color: vars.color.inkQuiet }),
  action: layout({ color: vars.color.action }),
  price: layout({ color: vars.color.price }),
  positive: layout({ color: vars.color.positive }),
  caution: layout({ color: vars.color.caution }),
  critical: layout({ color: vars.color.critical }),
});
export const weight = styleVariants({
  regular: layout({ fontWeight: 400 }),
  medium: layout({ fontWeight: 500 }),
  bold: layout({ fontWeight: 700 }),
});
export const align = styleVariants({
  start: layout({ textAlign: 'start' }),
  center: layout({ textAlign: 'center' }),
  end: layout({ textAlign: 'end' }),
});
export const serif = style(layout({ fontFamily: vars.font.serif }));
export const numeric = style(
  layout({ fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' }),
);
export const oneLine = style(layout({ whiteSpace: 'nowrap' }));
const clamped = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const;
export const lines = styleVariants({
  1: layout({ ...clamped, WebkitLineClamp: 1, wordBreak: 'break-all' }),
  2: layout({ ...clamped, WebkitLineClamp: 2 }),
  3: layout({ ...clamped, WebkitLineClamp: 3 }),
});
