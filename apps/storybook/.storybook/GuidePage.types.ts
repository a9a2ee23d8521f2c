// What a component's guide gives to its page: the data of `parameters.guide`.
import type { Words } from './manualWords.ts';

/** The manual of one component, as the design system writes it. */
export interface Guide {
  /** What it is for. */
  purpose: Words;
  /** When not to use it, and the exported components to use then. */
  alternatives: readonly { when: Words; use: readonly string[] }[];
  /** Its parts from the outside in; `root` is the element with `data-component`. */
  anatomy: readonly { part: string; is: Words }[];
  /** What each key does; empty when nothing in it takes the focus. */
  keyboard: readonly { keys: string; does: Words }[];
  /** What assistive technology is told. */
  accessibility: readonly Words[];
  /** How its words are written. */
  writing: readonly Words[];
}
