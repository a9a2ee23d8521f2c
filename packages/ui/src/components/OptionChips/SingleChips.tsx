// Chips of which exactly one is chosen: a radio group.
import { type ReactNode, useRef } from 'react';
import { useRadio, useRadioGroup } from 'react-aria/useRadioGroup';
import { type RadioGroupState, useRadioGroupState } from 'react-stately/useRadioGroupState';
import { classes } from '../../internal/classes.ts';
import type { FieldLinks } from '../../internal/PlainField.tsx';
import { ReasonTip } from '../../internal/ReasonTip.tsx';
import { Chip, type ChipLook, type ChipOption, useReason } from './Chip.tsx';
import * as css from './OptionChips.css.ts';
import type { SingleChipsProps } from './OptionChips.tsx';

export function SingleChips({
  options,
  value,
  onChange,
  onBlocked,
  isDisabled = false,
  links,
  look,
}: SingleChipsProps & { links: FieldLinks; look: ChipLook }): ReactNode {
  /** An arrow key may pass over a blocked chip; only a press asks for a way out. */
  const isMoving = useRef(false);
  const props = {
    ...links,
    value,
    isDisabled,
    onChange: (id: string) => {
      if (!options.find((option) => option.id === id)?.disabledReason) onChange(id);
      else if (!isMoving.current) onBlocked?.(id);
    },
  };
  const state = useRadioGroupState(props);
  const { radioGroupProps } = useRadioGroup(props, state);
  const groupProps: typeof radioGroupProps = {
    ...radioGroupProps,
    onKeyDown: (event) => {
      isMoving.current = event.key.startsWith('Arrow');
      radioGroupProps.onKeyDown?.(event);
      isMoving.current = false;
    },
  };
  return (
    <div {...groupProps} className={classes(css.chips, look.columns && css.grid[look.columns])}>
      {options.map((option) => (
        <ReasonTip key={option.id} text={option.disabledReason}>
          <RadioChip option={option} state={state} look={look} />
        </ReasonTip>
      ))}
    </div>
  );
}

function RadioChip({
  option,
  state,
  look,
}: {
  option: ChipOption;
  state: RadioGroupState;
  look: ChipLook;
}): ReactNode {
  const inputRef = useRef<HTMLInputElement>(null);
  const { reasonId, ...described } = useReason(option);
  const radio = useRadio(
    { ...described, value: option.id, children: option.label },
    state,
    inputRef,
  );
  return <Chip {...radio} option={option} look={look} inputRef={inputRef} reasonId={reasonId} />;
}
