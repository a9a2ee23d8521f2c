// The panel of recent searches below a search box.
import XIcon from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { useMessages } from '../../messages/MessagesContext.ts';
import * as css from './SearchField.css.ts';

export interface RecentSearchesProps {
  words: readonly string[];
  onPick: (word: string) => void;
  onRemove?: ((word: string) => void) | undefined;
  onClear?: (() => void) | undefined;
}

/** Each word searches again; the small cross forgets it. */
export function RecentSearches({
  words,
  onPick,
  onRemove,
  onClear,
}: RecentSearchesProps): ReactNode {
  const messages = useMessages();
  return (
    <section aria-label={messages.searchHistory} className={css.panel}>
      <div className={css.panelHead}>
        <span>{messages.searchHistory}</span>
        {onClear && (
          <Button onPress={() => onClear()} className={css.hotWord}>
            {messages.clearHistory}
          </Button>
        )}
      </div>
      <ul className={css.words}>
        {words.map((word) => (
          <li key={word} className={css.word}>
            <Button onPress={() => onPick(word)} className={css.wordText}>
              {word}
            </Button>
            {onRemove && (
              <Button
                aria-label={messages.removeHistory(word)}
                onPress={() => onRemove(word)}
                className={css.wordRemove}
              >
                <XIcon width="12" height="12" aria-hidden="true" />
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
