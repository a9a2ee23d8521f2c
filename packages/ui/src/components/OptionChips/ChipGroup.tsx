// The chips of a group: radio buttons of which one is chosen, or checkboxes.
import { type ReactNode, useId, useRef } from 'react';
import { classes } from '../../internal/classes.ts';
import type { FieldLinks } from '../../internal/PlainField.tsx';
import { ReasonTip } from '../../internal/ReasonTip.tsx';
import { Chip, type ChipLook, type ChipOption } from './Chip.tsx';
import * as css from './OptionChips.css.ts';

export interface ChipGroupProps {
  type: 'radio' | 'checkbox';
  options: readonly ChipOption[];
  /** Ids of what is chosen. */
  chosen: readonly string[];
  isDisabled?: boolean | undefined;
  links: FieldLinks;
  look: ChipLook;
  onPress: (id: string) => void;
  /** A chip with a reason was pressed. */
  onBlocked: (id: string) => void;
}

/** @see docs/decisions/0011-native-buttons.md */
export function ChipGroup({
  type,
  options,
  chosen,
  isDisabled = false,
  links,
  look,
  onPress,
  onBlocked,
}: ChipGroupProps): ReactNode {
  const id = useId();
  /** An arrow key may pass over a blocked chip; only a press asks for a way out. */
  const isMoving = useRef(false);
  const stopMoving = (): void => {
    isMoving.current = false;
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears its inputs and is a group, whichever of the two
    <div
      {...links}
      role={type === 'radio' ? 'radiogroup' : 'group'}
      aria-disabled={isDisabled || undefined}
      onKeyDown={({ key }) => {
        isMoving.current = key.startsWith('Arrow');
      }}
      onKeyUp={stopMoving}
      onPointerDown={stopMoving}
      className={classes(css.chips, look.columns && css.grid[look.columns])}
    >
      {options.map((option) => {
        const isSelected = chosen.includes(option.id);
        return (
          <ReasonTip key={option.id} text={option.disabledReason}>
            <Chip
              option={option}
              look={look}
              type={type}
              name={type === 'radio' ? id : undefined}
              reasonId={`${id}${option.id}`}
              isSelected={isSelected}
              isDisabled={isDisabled}
              onPress={() => {
                if (isSelected || !option.disabledReason) onPress(option.id);
                else if (!isMoving.current) onBlocked(option.id);
              }}
            />
          </ReasonTip>
        );
      })}
    </div>
  );
}
