// The focus ring as a rule, for elements whose ring must sit on another element or inside.
import { vars } from '../theme/vars.css.ts';

/** Ring 2 px outside the element. */
export const focusRing = {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '2px',
} as const;

/** Ring inside the element's edge, for items that fill a clipped list. */
export const focusRingInside = {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '-2px',
} as const;
