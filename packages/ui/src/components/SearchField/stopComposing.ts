// Keeps the keys of an input method away from a search box.
import type { KeyboardEvent } from 'react';

/** Chinese input sends its committing Enter with this key code in browsers that forget `isComposing`. */
const COMPOSING_KEY_CODE = 229;

/** While Chinese is being composed, Enter and Escape belong to the input method. */
export function stopComposing(event: KeyboardEvent): void {
  const { isComposing, keyCode } = event.nativeEvent;
  const isOurs = event.key === 'Enter' || event.key === 'Escape';
  if (!isOurs || !(isComposing || keyCode === COMPOSING_KEY_CODE)) return;
  event.stopPropagation();
  if (event.key === 'Enter') event.preventDefault();
}
