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
  /**
   * The choices.
   * @zh 选项。
   */
  options: readonly ChipOption[];
  /**
   * Called when a chip with a reason is pressed: offer what would make it possible.
   * Without it the reason is written below the chips.
   * @zh 按下带原因的选项时调用，可以提出怎样才能选它；不给时原因写在选项下方。
   */
  onBlocked?: ((id: string) => void) | undefined;
  /**
   * Lines chips up in this many equal columns, the detail below the label; two on a phone.
   * Without it chips are as wide as their words.
   * @zh 选项排成几列等宽的格子，说明在名称下方，手机上为两列；不给时宽随文字。
   */
  columns?: 2 | 3 | 4 | undefined;
  /**
   * Height 32 or 38 px.
   * @zh 高 32 或 38 px。
   * @default 'medium'
   */
  size?: 'small' | 'medium' | undefined;
}

/** Exactly one choice. */
export interface SingleChipsProps extends OptionChipsBaseProps {
  /**
   * One choice; arrow keys move it.
   * @zh 单选，用方向键切换。
   * @default 'single'
   */
  selectionMode?: 'single' | undefined;
  /**
   * Id of the choice; `null` for none.
   * @zh 所选选项的 id；`null` 为未选。
   */
  value: string | null;
  /**
   * Called with the id of the new choice; never with a blocked one.
   * @zh 改变时调用，带上新选项的 id；不可选的选项不会给出。
   */
  onChange: (value: string) => void;
}

/** Any number of choices. */
export interface MultipleChipsProps extends OptionChipsBaseProps {
  /**
   * Any number of choices; Space toggles each.
   * @zh 多选，用 Space 逐个切换。
   */
  selectionMode: 'multiple';
  /**
   * Ids of the choices.
   * @zh 所选选项的 id，可以有多个。
   */
  value: readonly string[];
  /**
   * Called with the ids of the new choices; a blocked one is never added.
   * @zh 改变时调用，带上所有已选选项的 id；不可选的选项不会加入。
   */
  onChange: (value: string[]) => void;
}

export type OptionChipsProps = SingleChipsProps | MultipleChipsProps;

/**
 * One choice is a radio group: arrow keys move and choose. Several are checkboxes: Tab moves, Space toggles.
 * Blocked chips take the focus and explain themselves, but are never chosen.
 * @zh 单选时是单选组：方向键移动并选中。多选时是复选框：Tab 移动，Space 切换。不可选的选项可获得焦点并说明原因，但不会被选中。
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
