// Choices as chips with their price effect; a chip that cannot be chosen says why.
import { type ReactNode, useState } from 'react';
import type { FieldProps } from '../../internal/fieldProps.ts';
import { PlainField } from '../../internal/PlainField.tsx';
import { useMessages } from '../../messages/MessagesContext.ts';
import type { ChipLook, ChipOption } from './Chip.tsx';
import { ChipGroup } from './ChipGroup.tsx';
import * as css from './OptionChips.css.ts';

export type { ChipOption } from './Chip.tsx';

/** What single and multiple chips share. */
export interface OptionChipsBaseProps extends FieldProps {
  /** The choices. */
  options: readonly ChipOption[];
  /**
   * Called when a chip with a reason is pressed: offer what would make it possible.
   * Without it the reason is written below the chips.
   */
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
  /** One choice; arrow keys move it. @default 'single' */
  selectionMode?: 'single' | undefined;
  /** Id of the choice; `null` for none. */
  value: string | null;
  /** Called with the id of the new choice; never with a blocked one. */
  onChange: (value: string) => void;
}

/** Any number of choices. */
export interface MultipleChipsProps extends OptionChipsBaseProps {
  /** Any number of choices; Space toggles each. */
  selectionMode: 'multiple';
  /** Ids of the choices. */
  value: readonly string[];
  /** Called with the ids of the new choices; a blocked one is never added. */
  onChange: (value: string[]) => void;
}

export type OptionChipsProps = SingleChipsProps | MultipleChipsProps;

/**
 * One choice is a radio group: arrow keys move and choose. Several are checkboxes: Tab moves, Space toggles.
 * Blocked chips take the focus and explain themselves, but are never chosen.
 */
export function OptionChips(props: OptionChipsProps): ReactNode {
  const { options, columns, size = 'medium', labelPosition = 'side' } = props;
  const look: ChipLook = { size, columns };
  const isMultiple = props.selectionMode === 'multiple';
  const chosen = isMultiple ? props.value : [props.value ?? ''];
  const messages = useMessages();
  const [toldId, setToldId] = useState<string | null>(null);
  const told = options.find(({ id }) => id === toldId);
  const press = (pressed: string): void => {
    setToldId(null);
    if (props.selectionMode !== 'multiple') props.onChange(pressed);
    // In the order of the options, whatever the order of the presses.
    else {
      const ids = options.map(({ id }) => id);
      props.onChange(ids.filter((id) => chosen.includes(id) !== (id === pressed)));
    }
  };
  return (
    <PlainField {...props} labelPosition={labelPosition} component="OptionChips">
      {(links) => (
        <>
          <ChipGroup
            type={isMultiple ? 'checkbox' : 'radio'}
            options={options}
            chosen={chosen}
            isDisabled={props.isDisabled}
            links={links}
            look={look}
            onPress={press}
            onBlocked={props.onBlocked ?? setToldId}
          />
          {told?.disabledReason && (
            <p className={css.reason} data-part="reason">
              {messages.because(told.label, told.disabledReason)}
            </p>
          )}
        </>
      )}
    </PlainField>
  );
}
