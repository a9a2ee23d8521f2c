// Tokens, layer names and the theme switch.

export { layers } from '../src/theme/layers.css.ts';
export { setTheme, type Theme } from '../src/theme/setTheme.ts';
export { vars } from '../src/theme/vars.css.ts';
