// The dimmed page behind whatever covers it.
import { globalStyle, style } from '@vanilla-extract/css';
import { component } from '../css/layer.ts';
import { dark } from '../theme/dark.ts';
import { light } from '../theme/light.ts';
import { vars } from '../theme/vars.css.ts';

/** Covers the window; the element also carries `data-part="scrim"`. */
export const scrimGround = style(
  component({
    position: 'fixed',
    inset: 0,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    background: vars.color.scrim,
  }),
);

// A page that cannot scroll keeps the room of its scroll bar; the scrim must seem to cover that room too. By colour,
// for an image is not drawn there, and without a token: a root that turns to one restyles every element of the page,
// here and again on closing.
const shaded = ({ paper }: { readonly paper: string }) => ({
  backgroundColor: `color-mix(in srgb, ${paper} 57%, black)`,
});
const under = ':has([data-part=scrim])';
globalStyle(`html${under}`, component(shaded(light)));
globalStyle(
  `html:where(:not([data-theme]))${under}`,
  component({ '@media': { '(prefers-color-scheme: dark)': shaded(dark) } }),
);
globalStyle(`html:where([data-theme=dark])${under}`, component(shaded(dark)));
