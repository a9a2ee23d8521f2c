// Popular words below a search box.
import type { ReactNode } from 'react';
import { PressButton } from '../../internal/PressButton.tsx';
import { useMessages } from '../../messages/MessagesContext.ts';
import * as css from './SearchField.css.ts';

export interface HotWordsProps {
  words: readonly string[];
  isDisabled: boolean;
  onPick: (word: string) => void;
}

/** Each word searches at once. */
export function HotWords({ words, isDisabled, onPick }: HotWordsProps): ReactNode {
  const messages = useMessages();
  return (
    <ul data-part="hot-words" className={css.hotWords} aria-label={messages.hotWords}>
      {words.map((word) => (
        <li key={word}>
          <PressButton isDisabled={isDisabled} onPress={() => onPick(word)} className={css.hotWord}>
            {word}
          </PressButton>
        </li>
      ))}
    </ul>
  );
}
