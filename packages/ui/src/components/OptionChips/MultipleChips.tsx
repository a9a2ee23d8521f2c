// Chips of which any number is chosen: a group of checkboxes.
import { type ReactNode, useRef } from 'react';
import { useCheckboxGroup, useCheckboxGroupItem } from 'react-aria/useCheckboxGroup';
import {
  type CheckboxGroupState,
  useCheckboxGroupState,
} from 'react-stately/useCheckboxGroupState';
import { classes } from '../../internal/classes.ts';
import type { FieldLinks } from '../../internal/PlainField.tsx';
import { ReasonTip } from '../../internal/ReasonTip.tsx';
import { Chip, type ChipLook, type ChipOption, useReason } from './Chip.tsx';
import * as css from './OptionChips.css.ts';
import type { MultipleChipsProps } from './OptionChips.tsx';

export function MultipleChips({
  options,
  value,
  onChange,
  onBlocked,
  isDisabled = false,
  links,
  look,
}: MultipleChipsProps & { links: FieldLinks; look: ChipLook }): ReactNode {
  const props = {
    ...links,
    value: [...value],
    isDisabled,
    onChange: (ids: string[]) => {
      const added = options.find(({ id }) => ids.includes(id) && !value.includes(id));
      if (added?.disabledReason) onBlocked?.(added.id);
      // In the order of the options, whatever the order of the presses.
      else onChange(options.flatMap(({ id }) => (ids.includes(id) ? [id] : [])));
    },
  };
  const state = useCheckboxGroupState(props);
  const { groupProps } = useCheckboxGroup(props, state);
  return (
    <div {...groupProps} className={classes(css.chips, look.columns && css.grid[look.columns])}>
      {options.map((option) => (
        <ReasonTip key={option.id} text={option.disabledReason}>
          <CheckboxChip option={option} state={state} look={look} />
        </ReasonTip>
      ))}
    </div>
  );
}

function CheckboxChip({
  option,
  state,
  look,
}: {
  option: ChipOption;
  state: CheckboxGroupState;
  look: ChipLook;
}): ReactNode {
  const inputRef = useRef<HTMLInputElement>(null);
  const { reasonId, ...described } = useReason(option);
  const checkbox = useCheckboxGroupItem(
    { ...described, value: option.id, children: option.label },
    state,
    inputRef,
  );
  return <Chip {...checkbox} option={option} look={look} inputRef={inputRef} reasonId={reasonId} />;
}
