/** A plain search: without a script the browser itself sends it. */
import { useEffect, useRef } from 'react';
import { useText } from '../../lib/text.ts';
import * as css from './Article.css.ts';
import { articleText } from './article.messages.ts';

const WORDS_MAX = 50;

export interface FindFormProps {
  /** What is searched, for screen readers. */
  readonly label: string;
  readonly placeholder: string;
  /** Address that the browser sends it to. */
  readonly action: string;
  /** Name of the words in that address. */
  readonly name: string;
  /** Words of the address. */
  readonly words?: string;
  readonly onFind: (words: string) => void;
}

export function FindForm(props: FindFormProps) {
  const { label, placeholder, action, name, words = '', onFind } = props;
  const text = useText(articleText);
  const form = useRef<HTMLFormElement>(null);
  // Another address brings its own words; what is typed is not taken away before.
  useEffect(() => {
    const field = form.current?.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = words;
  }, [name, words]);
  return (
    <search>
      <form
        ref={form}
        className={css.find}
        method="get"
        action={action}
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget).get(name);
          onFind(typeof typed === 'string' ? typed.trim() : '');
        }}
      >
        <input
          type="search"
          name={name}
          className={css.findField}
          aria-label={label}
          placeholder={placeholder}
          defaultValue={words}
          maxLength={WORDS_MAX}
          autoComplete="off"
        />
        <button type="submit" className={css.findButton}>
          {text.search}
        </button>
      </form>
    </search>
  );
}
