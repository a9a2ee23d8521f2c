// The floating list of options that Select and ComboBox share.
import CheckIcon from 'lucide-react/icons/check';
import type { KeyboardEvent, ReactNode } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { defined } from './defined.ts';
import type { Option } from './fieldProps.ts';
import * as css from './floatingList.css.ts';

/** Options in a popover below their field; the chosen one carries a tick. */
export function OptionList({
  options,
  emptyText,
  onKeyDown,
}: {
  options: readonly Option[];
  /** Words when there is no option to show. */
  emptyText: string;
  /** Hears the keys that are pressed inside the list. */
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
}): ReactNode {
  return (
    <Popover
      data-part="popover"
      className={css.surface}
      offset={4}
      placement="bottom start"
      maxHeight={320}
    >
      <div role="presentation" onKeyDownCapture={onKeyDown}>
        <ListBox
          data-part="list"
          className={css.list}
          renderEmptyState={() => (
            <div className={css.empty} data-part="empty">
              {emptyText}
            </div>
          )}
        >
          {options.map(({ id, label, detail, isDisabled }) => (
            <ListBoxItem
              key={id}
              id={id}
              textValue={label}
              data-part="option"
              className={css.item}
              {...defined({ isDisabled })}
            >
              {({ isSelected }) => (
                <>
                  <span className={css.words}>{label}</span>
                  {detail && <span className={css.detail}>{detail}</span>}
                  <span className={css.icon} aria-hidden="true">
                    {isSelected && <CheckIcon />}
                  </span>
                </>
              )}
            </ListBoxItem>
          ))}
        </ListBox>
      </div>
    </Popover>
  );
}
