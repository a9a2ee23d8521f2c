/** What can be done with the table as a whole. */
import { PAYMENT_ORDERS_MAX } from '@banxin/contract/constants';
import { uploadPurposes } from '@banxin/contract/uploads';
import { Button } from '@banxin/ui/Button';
import { Text } from '@banxin/ui/Text';
import { useRef } from 'react';
import { useCanCall } from '../../../features/session/useCanCall.ts';
import { useText } from '../../../lib/text.ts';
import * as css from '../ProductMult.css.ts';
import { productMultText } from '../product-mult.messages.ts';
import type { JobTableState } from '../useJobTable.ts';
import { ACCEPT } from '../useTableFiles.ts';

export interface TableToolsProps {
  readonly table: JobTableState;
  readonly onAdd: () => void;
  readonly onPaste: () => void;
  /** Null where no cell below could be filled. */
  readonly onFillDown: (() => void) | null;
  /** A phone has no cells to fill down. */
  readonly isPhone: boolean;
  readonly onFiles: (files: readonly File[]) => void;
  /** Null while fewer than two rows have a price. */
  readonly onCompare: (() => void) | null;
}

export function TableTools(props: TableToolsProps) {
  const { table, onAdd, onPaste, onFillDown, isPhone, onFiles, onCompare } = props;
  const text = useText(productMultText);
  const may = useCanCall();
  const input = useRef<HTMLInputElement>(null);
  const { rows, past, future, dispatch, isKept } = table;
  const isFull = rows.length >= PAYMENT_ORDERS_MAX;
  return (
    <div role="toolbar" aria-label={text.tools} className={css.tools}>
      <Button isDisabled={isFull} onPress={onAdd}>
        {text.add}
      </Button>
      <Button isDisabled={isFull} onPress={onPaste}>
        {text.paste}
      </Button>
      {!isPhone && (
        <Button isDisabled={onFillDown === null} onPress={() => onFillDown?.()}>
          {text.fillDown}
        </Button>
      )}
      {may({ access: uploadPurposes.printFile.writes }) && (
        <>
          <Button onPress={() => input.current?.click()}>{text.addFiles}</Button>
          <input
            ref={input}
            type="file"
            accept={ACCEPT}
            multiple
            className={css.hidden}
            aria-hidden="true"
            tabIndex={-1}
            data-part="files"
            onChange={({ currentTarget }) => {
              onFiles([...(currentTarget.files ?? [])]);
              currentTarget.value = '';
            }}
          />
        </>
      )}
      <Button
        variant="quiet"
        isDisabled={past.length === 0}
        onPress={() => dispatch({ type: 'undo' })}
      >
        {text.undo}
      </Button>
      <Button
        variant="quiet"
        isDisabled={future.length === 0}
        onPress={() => dispatch({ type: 'redo' })}
      >
        {text.redo}
      </Button>
      {onCompare && (
        <Button variant="quiet" onPress={onCompare}>
          {text.compare}
        </Button>
      )}
      <span className={css.toolsEnd} role="status">
        <Text size={13} tone="quiet">
          {isFull ? text.full : isKept && past.length > 0 ? text.saved : ''}
        </Text>
      </span>
    </div>
  );
}
