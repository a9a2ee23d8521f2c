// The dimmed page behind whatever covers it.
import { globalStyle, style } from '@vanilla-extract/css';
import { component } from '../css/layer.ts';
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

// A page that cannot scroll keeps the room of its scroll bar; the scrim must seem to cover that room too. Without a
// token: a root that turns to one restyles every element of the page, here and again on closing.
const SHADE = 'rgb(0 0 0 / 43%)';
globalStyle(
  'html:has([data-part=scrim])',
  component({ backgroundImage: `linear-gradient(${SHADE} 0 0)` }),
);
