// Selectors for the states that react-aria publishes as data attributes.

/** States used in this package; each is an attribute `data-<state>`. */
export type State =
  | 'current'
  | 'disabled'
  | 'drop-target'
  | 'entering'
  | 'exiting'
  | 'expanded'
  | 'focus-visible'
  | 'focused'
  | 'hovered'
  | 'indeterminate'
  | 'invalid'
  | 'open'
  | 'pending'
  | 'placeholder'
  | 'pressed'
  | 'readonly'
  | 'selected';

/** `state('hovered')` → `&[data-hovered]`; several states must hold together. */
export const state = (...states: State[]): string =>
  `&${states.map((name) => `[data-${name}]`).join('')}`;

/** `within(parentClass, 'selected')` → `.parent[data-selected] &`. */
export const within = (parent: string, ...states: State[]): string =>
  `${parent}${states.map((name) => `[data-${name}]`).join('')} &`;
