// The cross that empties a search box.
import XIcon from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import * as field from '../../internal/fieldStyle.css.ts';
import { pointerMarks } from '../../internal/pointerMarks.ts';
import { useMessages } from '../../messages/MessagesContext.ts';

interface ClearButtonProps {
  isDisabled: boolean;
  onPress: () => void;
}

/** For the pointer; the keyboard empties the box by Escape. */
export function ClearButton({ isDisabled, onPress }: ClearButtonProps): ReactNode {
  const messages = useMessages();
  return (
    <button
      {...pointerMarks()}
      type="button"
      tabIndex={-1}
      disabled={isDisabled}
      aria-label={messages.clear}
      data-part="clear"
      className={field.inBox}
      // The focus stays in the box: a phone keeps its keyboard.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <XIcon className={field.affixIcon} aria-hidden="true" />
    </button>
  );
}
