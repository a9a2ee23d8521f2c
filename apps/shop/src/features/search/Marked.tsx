/** A text with the words marked that it was found by. */
import { Fragment } from 'react';
import * as css from './Marked.css.ts';
import { partsOf } from './marks.ts';

export interface MarkedProps {
  readonly text: string;
  readonly marks: readonly string[];
}

export function Marked({ text, marks }: MarkedProps) {
  let at = 0;
  return partsOf(text, marks).map(({ words, isMarked }) => {
    const key = at;
    at += words.length;
    return isMarked ? (
      <mark key={key} className={css.mark}>
        {words}
      </mark>
    ) : (
      <Fragment key={key}>{words}</Fragment>
    );
  });
}
