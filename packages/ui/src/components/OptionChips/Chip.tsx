// One chip: words, price effect, and the browser's own input that lies over them.
import type { ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import { focusMarks } from '../../internal/focusMarks.ts';
import { pointerMarks } from '../../internal/pointerMarks.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../messages/MessagesContext.ts';
import * as css from './OptionChips.css.ts';

/** One choice. */
export interface ChipOption {
  /** Value of the choice. */
  id: string;
  label: string;
  /** Price effect or unit price, such as +¥5.00. */
  detail?: string | undefined;
  /** Why it cannot be chosen and what would enable it. Its presence blocks the chip. */
  disabledReason?: string | undefined;
}

/** How the chips of a group look. */
export interface ChipLook {
  size: 'small' | 'medium';
  columns: 2 | 3 | 4 | undefined;
}

export interface ChipProps {
  option: ChipOption;
  look: ChipLook;
  type: 'radio' | 'checkbox';
  /** Radio buttons of one group share it. */
  name: string | undefined;
  /** Under which its reason is read. */
  reasonId: string;
  isSelected: boolean;
  isDisabled: boolean;
  onPress: () => void;
}

/** A blocked chip keeps its place in the keyboard order; its reason is its description. */
export function Chip({
  option: { id, label, detail, disabledReason },
  look: { size, columns },
  type,
  name,
  reasonId,
  isSelected,
  isDisabled,
  onPress,
}: ChipProps): ReactNode {
  const messages = useMessages();
  return (
    <>
      <label
        {...(!isDisabled && pointerMarks())}
        {...focusMarks}
        data-part="chip"
        data-selected={isSelected || undefined}
        data-disabled={isDisabled || undefined}
        data-blocked={Boolean(disabledReason) || undefined}
        className={classes(css.chip, css.size[size], columns && css.tile)}
      >
        <input
          type={type}
          name={name}
          value={id}
          checked={isSelected}
          disabled={isDisabled}
          aria-disabled={disabledReason ? true : undefined}
          aria-describedby={disabledReason ? reasonId : undefined}
          onChange={({ currentTarget }) => {
            // A press from before the page was alive may come twice. Asked first: what waits to be drawn is drawn when
            // the focus moves, and takes the tick away.
            if (currentTarget.checked !== isSelected) onPress();
            // Safari leaves the focus where it was.
            currentTarget.focus({ preventScroll: true });
          }}
          className={css.input}
        />
        <span data-part="words">{label}</span>
        {detail && (
          <span className={css.detail} data-part="detail">
            {detail}
          </span>
        )}
      </label>
      {disabledReason && (
        <VisuallyHidden id={reasonId}>
          {messages.because(messages.unavailable, disabledReason)}
        </VisuallyHidden>
      )}
    </>
  );
}
