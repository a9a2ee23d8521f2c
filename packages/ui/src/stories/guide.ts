// What a component's manual page says beyond its stories and its props. Data, so that it can be checked.

/** One sentence in both languages of the manual. */
export interface Words {
  zh: string;
  en: string;
}

/** The manual of one component. Every exported component has one. */
export interface Guide {
  /** What it is for: one or two sentences. */
  purpose: Words;
  /** When not to use it, and the exported components to use then. */
  alternatives: readonly { when: Words; use: readonly string[] }[];
  /** Its parts from the outside in: values of `data-part`; `root` is the element with `data-component`. */
  anatomy: readonly { part: string; is: Words }[];
  /** What each key does; empty when nothing in it takes the focus. */
  keyboard: readonly { keys: string; does: Words }[];
  /** What assistive technology is told. */
  accessibility: readonly Words[];
  /** How its words are written. */
  writing: readonly Words[];
}
