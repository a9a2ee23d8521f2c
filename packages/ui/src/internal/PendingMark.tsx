// A small registration target that turns while a control waits; decoration, the control names the wait.
import type { ReactNode } from 'react';
import { buttonZh } from '../messages/button.ts';
import { useWords } from '../messages/words.ts';
import { waiting } from './buttonStyle.css.ts';
import * as css from './PendingMark.css.ts';

/** Follows the colour and size of the text around it. */
export function PendingMark(): ReactNode {
  return (
    <svg
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      className={css.mark}
    >
      <circle cx="10" cy="10" r="6" strokeOpacity=".35" strokeWidth="1.5" />
      <path d="M16 10a6 6 0 0 0-6-6" strokeWidth="1.5" />
      <path d="M10 0v5M10 15v5M0 10h5M15 10h5" strokeWidth="1.25" />
    </svg>
  );
}

/** The mark over a waiting button; its words join the button's name. */
export function Waiting(): ReactNode {
  const messages = useWords(buttonZh);
  return (
    <span data-part="waiting" className={waiting}>
      <PendingMark />
      <span className={css.words}>{messages.pending}</span>
    </span>
  );
}
