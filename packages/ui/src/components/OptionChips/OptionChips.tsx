// Choices as chips with their price effect; a chip that cannot be chosen says why.
import type { ReactNode } from 'react';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { classes } from '../../internal/classes.ts';
import type { FieldProps } from '../../internal/fieldProps.ts';
import { PlainField } from '../../internal/PlainField.tsx';
import { Chip, type ChipOption } from './Chip.tsx';
import * as css from './OptionChips.css.ts';

export type { ChipOption } from './Chip.tsx';

/** What single and multiple chips share. */
export interface OptionChipsBaseProps extends FieldProps {
  /** The choices. */
  options: readonly ChipOption[];
  /** Called when a chip with a reason is pressed: offer what would make it possible. */
  onBlocked?: ((id: string) => void) | undefined;
  /**
   * Lines chips up in this many equal columns, the detail below the label; two on a phone.
   * Without it chips are as wide as their words.
   */
  columns?: 2 | 3 | 4 | undefined;
  /**
   * Height 32 or 38 px.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | undefined;
}

/** Exactly one choice. */
export interface SingleChipsProps extends OptionChipsBaseProps {
  /** @default 'single' */
  selectionMode?: 'single' | undefined;
  /** Id of the choice; `null` for none. */
  value: string | null;
  /** Called with the id of the new choice; never with a blocked one. */
  onChange: (value: string) => void;
}

/** Any number of choices. */
export interface MultipleChipsProps extends OptionChipsBaseProps {
  selectionMode: 'multiple';
  /** Ids of the choices. */
  value: readonly string[];
  /** Called with the ids of the new choices; a blocked one is never added. */
  onChange: (value: string[]) => void;
}

export type OptionChipsProps = SingleChipsProps | MultipleChipsProps;

/** Arrow keys move the focus, Space and Enter choose; blocked chips take the focus and explain themselves. */
export function OptionChips(props: OptionChipsProps): ReactNode {
  const { options, onBlocked, columns, size = 'medium', labelPosition = 'side' } = props;
  const chosen = props.selectionMode === 'multiple' ? props.value : [props.value ?? ''];

  const change = (keys: Set<string | number>): void => {
    const ids = [...keys].map(String);
    const added = ids.find((id) => !chosen.includes(id));
    if (options.find(({ id }) => id === added)?.disabledReason) {
      if (added !== undefined) onBlocked?.(added);
    } else if (props.selectionMode === 'multiple') {
      // Keep the order of the options, whatever the order of the presses.
      props.onChange(options.flatMap(({ id }) => (ids.includes(id) ? [id] : [])));
    } else if (added !== undefined) {
      props.onChange(added);
    }
  };

  return (
    <PlainField {...props} labelPosition={labelPosition} component="OptionChips">
      {(links) => (
        <ToggleButtonGroup
          {...links}
          selectionMode={props.selectionMode ?? 'single'}
          disallowEmptySelection={props.selectionMode !== 'multiple'}
          selectedKeys={chosen}
          onSelectionChange={change}
          isDisabled={props.isDisabled ?? false}
          className={classes(css.chips, columns && css.grid[columns])}
        >
          {options.map((option) => (
            <Chip key={option.id} option={option} size={size} isTile={columns !== undefined} />
          ))}
        </ToggleButtonGroup>
      )}
    </PlainField>
  );
}
