// The floating list of options that Select and ComboBox share.
import CheckIcon from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { defined } from './defined.ts';
import type { Option } from './fieldProps.ts';
import * as css from './floatingList.css.ts';

/** Options in a popover below their field; the chosen one carries a tick. */
export function OptionList({
  options,
  emptyText,
}: {
  options: readonly Option[];
  emptyText: string;
}): ReactNode {
  return (
    <Popover className={css.surface} offset={4} placement="bottom start" maxHeight={320}>
      <ListBox
        className={css.list}
        renderEmptyState={() => <div className={css.empty}>{emptyText}</div>}
      >
        {options.map(({ id, label, detail, isDisabled }) => (
          <ListBoxItem
            key={id}
            id={id}
            textValue={label}
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
    </Popover>
  );
}
