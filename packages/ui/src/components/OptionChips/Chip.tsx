// One chip: words, price effect, and the native input that lies over them.
import {
  type DOMAttributes,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  useId,
} from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useFocusRing } from 'react-aria/useFocusRing';
import { useHover } from 'react-aria/useHover';
import { classes } from '../../internal/classes.ts';
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
  /** What react-aria gives for the label and the input. */
  labelProps: DOMAttributes<HTMLLabelElement>;
  inputProps: InputHTMLAttributes<HTMLInputElement>;
  inputRef: Ref<HTMLInputElement>;
  /** Id of the reason, when there is one. */
  reasonId: string;
  isSelected: boolean;
  isPressed: boolean;
  isDisabled: boolean;
}

/** Id under which a chip's reason is read; the input names it as its description. */
export function useReason(option: ChipOption): { reasonId: string; 'aria-describedby'?: string } {
  const reasonId = useId();
  return { reasonId, ...(option.disabledReason && { 'aria-describedby': reasonId }) };
}

/** A blocked chip keeps its place in the keyboard order; its reason is its description. */
export function Chip({
  option: { label, detail, disabledReason },
  look: { size, columns },
  labelProps,
  inputProps,
  inputRef,
  reasonId,
  isSelected,
  isPressed,
  isDisabled,
}: ChipProps): ReactNode {
  const messages = useMessages();
  const { hoverProps, isHovered } = useHover({ isDisabled });
  const { focusProps, isFocusVisible } = useFocusRing();
  return (
    <>
      <label
        {...mergeProps(labelProps, hoverProps)}
        data-part="chip"
        data-selected={isSelected || undefined}
        data-pressed={isPressed || undefined}
        data-hovered={isHovered || undefined}
        data-focus-visible={isFocusVisible || undefined}
        data-disabled={isDisabled || undefined}
        data-blocked={Boolean(disabledReason) || undefined}
        className={classes(css.chip, css.size[size], columns && css.tile)}
      >
        <input
          {...mergeProps(inputProps, focusProps)}
          ref={inputRef}
          aria-disabled={disabledReason ? true : undefined}
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
