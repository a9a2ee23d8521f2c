// Type-ahead by pinyin: on a keyboard nobody can type 河南 into a list, but everybody can type hn.
import { type KeyboardEvent, useContext, useRef } from 'react';
import { SelectStateContext } from 'react-aria-components/Select';
import type { Option } from '../../internal/fieldProps.ts';
import { initialsOf } from '../../internal/pinyin.ts';

/** A pause of this length begins a new word. @unit ms */
const pause = 1000;

/** Handles keys that no label begins with; react-aria handles the others. */
export function useInitials(options: readonly Option[]): (event: KeyboardEvent) => void {
  const state = useContext(SelectStateContext);
  const typed = useRef({ word: '', at: 0 });
  return ({ key, ctrlKey, metaKey, altKey, timeStamp }) => {
    if (!state || !/^[a-z]$/i.test(key) || ctrlKey || metaKey || altKey) return;
    const letter = key.toLowerCase();
    const before = timeStamp - typed.current.at < pause ? typed.current.word : '';
    const free = options.filter(({ isDisabled }) => !isDisabled);
    if (free.some(({ label }) => label.toLowerCase().startsWith(before + letter))) return;
    const current = state.isOpen ? state.selectionManager.focusedKey : state.value;
    const from = free.findIndex(({ id }) => id === current);
    const find = (word: string): Option | undefined => {
      // A first letter moves on from the current option; further letters may stay on it.
      const start = word.length === 1 ? from + 1 : Math.max(from, 0);
      return [...free.slice(start), ...free.slice(0, start)].find(({ label }) =>
        initialsOf(label).startsWith(word),
      );
    };
    const longer = before ? find(before + letter) : undefined;
    const found = longer ?? find(letter);
    typed.current = { word: longer ? before + letter : letter, at: timeStamp };
    if (!found) return;
    if (state.isOpen) state.selectionManager.setFocusedKey(found.id);
    else state.setValue(found.id);
  };
}
