// Reset and base styles: ground, type, tabular figures, focus ring, touch behaviour.
import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';
import { contract as vars } from './contract.css.ts';
import { layers } from './layers.css.ts';
import './themes.css.ts';

const reset = (selector: string, rule: GlobalStyleRule): void =>
  globalStyle(selector, { '@layer': { [layers.reset]: rule } });
const base = (selector: string, rule: GlobalStyleRule): void =>
  globalStyle(selector, { '@layer': { [layers.base]: rule } });

reset('*, ::before, ::after', { boxSizing: 'border-box', margin: 0, padding: 0 });
reset('ul, ol, menu', { listStyle: 'none' });
reset('img, svg, video, canvas', { display: 'block', maxWidth: '100%' });
reset('button, input, select, textarea', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
  textAlign: 'inherit',
});
reset('button', { background: 'none', border: 0, cursor: 'pointer' });
reset('button:disabled', { cursor: 'not-allowed' });
reset('fieldset', { border: 0, minWidth: 0 });
reset('a', { color: 'inherit', textDecoration: 'none' });
reset('table', { borderCollapse: 'collapse', borderSpacing: 0 });
reset('h1, h2, h3, h4', { font: 'inherit' });
reset('[hidden]', { display: 'none !important' });

base('html', {
  WebkitTextSizeAdjust: '100%',
  scrollbarGutter: 'stable',
  scrollPaddingBlock: vars.space.s64,
});
// The root has the ground too, always: a rule that only then asked for a token of its own would restyle everything.
base('html, body', { background: vars.color.paper });
base('body', {
  minHeight: '100dvh',
  color: vars.color.inkStrong,
  fontFamily: vars.font.sans,
  fontSize: vars.text.t14,
  lineHeight: 1.6,
  fontVariantNumeric: 'tabular-nums',
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'break-word',
});
base('[data-theme]', { color: vars.color.inkStrong });
// Where the style of marked text is inherited, one element has it; elsewhere each computes its own, table cells too.
const marked = { background: vars.color.action, color: vars.color.inkOnAction };
base(':root::selection, [data-theme]::selection', marked);
base('::selection', { '@supports': { 'not selector(::search-text)': marked } });
base('::placeholder', { color: vars.color.inkQuiet, opacity: 1 });

// One focus ring for everything; react-aria sets the attribute only for the keyboard.
base(':focus-visible, [data-focus-visible]', {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '2px',
});
base(':focus:not(:focus-visible)', { outline: 'none' });

// react-aria would inject this rule as a style element, which a strict content policy refuses.
base('[data-react-aria-pressable]', { touchAction: 'pan-x pan-y pinch-zoom' });
