// Publishes the keyboard's focus in what stands around a native control as the data attribute that react-aria sets.
import type { FocusEvent } from 'react';

/** Spread on the label: nothing is drawn again by React when the focus moves. */
export const focusMarks = {
  onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>): void => {
    if (target.matches(':focus-visible')) currentTarget.setAttribute('data-focus-visible', 'true');
  },
  onBlur: ({ currentTarget }: FocusEvent<HTMLElement>): void =>
    currentTarget.removeAttribute('data-focus-visible'),
} as const;
