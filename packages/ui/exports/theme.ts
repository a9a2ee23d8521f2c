// Tokens, media queries, layer names and the theme switch.

export { media } from '../src/css/media.ts';
export { touchSize, touchTarget } from '../src/css/touchTarget.css.ts';
export { layers } from '../src/theme/layers.css.ts';
export { setTheme, type Theme } from '../src/theme/setTheme.ts';
export { vars } from '../src/theme/vars.css.ts';
