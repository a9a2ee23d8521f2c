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

// A page that cannot scroll keeps the room of its scroll bar; the scrim must seem to cover that room too.
globalStyle(
  'html:has([data-part=scrim])',
  component({
    backgroundColor: `color-mix(in srgb, ${vars.color.paper} 57%, black)`,
  }),
);
