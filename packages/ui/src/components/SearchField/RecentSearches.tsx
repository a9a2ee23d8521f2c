// The panel of recent searches below a search box.
import XIcon from 'lucide-react/icons/x';
import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { PressButton } from '../../internal/PressButton.tsx';
import { useMessages } from '../../messages/MessagesContext.ts';
import * as css from './SearchField.css.ts';

export interface RecentSearchesProps {
  words: readonly string[];
  onPick: (word: string) => void;
  onRemove?: ((word: string) => void) | undefined;
  onClear?: (() => void) | undefined;
  /** Gives the focus back to the search box. */
  onLeave: () => void;
  ref: Ref<HTMLElement>;
}

const WORDS = '[data-part=word]';
const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};

/** Each word searches again; the small cross, or Delete, forgets it. The focus never falls out of the panel. */
export function RecentSearches({
  words,
  onPick,
  onRemove,
  onClear,
  onLeave,
  ref,
}: RecentSearchesProps): ReactNode {
  const messages = useMessages();
  const remove = (word: string, panel: HTMLElement | null): void => {
    if (!onRemove) return;
    const index = words.indexOf(word);
    const neighbour =
      panel?.querySelectorAll<HTMLElement>(WORDS)[index + 1 < words.length ? index + 1 : index - 1];
    if (neighbour) neighbour.focus();
    else onLeave();
    onRemove(word);
  };
  const move = (event: KeyboardEvent<HTMLElement>): void => {
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>(WORDS)];
    const here = all.findIndex((word) => word.parentElement?.contains(event.target as Node));
    const word = words[here];
    if (event.key === 'Delete' && word !== undefined) {
      event.preventDefault();
      remove(word, event.currentTarget);
      return;
    }
    const last = all.length - 1;
    const step = STEPS[event.key];
    const next =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? last
          : step === undefined
            ? null
            : here + step;
    if (next === null) return;
    event.preventDefault();
    if (next < 0) onLeave();
    else all[Math.min(next, last)]?.focus();
  };

  return (
    <section
      ref={ref}
      aria-label={messages.searchHistory}
      data-part="history"
      className={css.panel}
      onKeyDown={move}
      // A press must not close the panel by taking the focus from the box.
      onMouseDown={(event) => event.preventDefault()}
    >
      <div className={css.panelHead}>
        <span>{messages.searchHistory}</span>
        {onClear && (
          <PressButton onPress={onClear} className={css.hotWord}>
            {messages.clearHistory}
          </PressButton>
        )}
      </div>
      <ul className={css.words}>
        {words.map((word) => (
          <li key={word} className={css.word}>
            <PressButton data-part="word" onPress={() => onPick(word)} className={css.wordText}>
              {word}
            </PressButton>
            {onRemove && (
              <PressButton
                aria-label={messages.removeHistory(word)}
                onPress={() => remove(word, document.activeElement?.closest('section') ?? null)}
                className={css.wordRemove}
              >
                <XIcon width="12" height="12" aria-hidden="true" />
              </PressButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
