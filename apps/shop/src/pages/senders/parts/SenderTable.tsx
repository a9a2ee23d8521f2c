/** Senders as a table; on a phone as cards. */
import type { KeptSender } from '@banxin/contract/entities/sender';
import { maskReceiverPhone } from '@banxin/contract/rules/masked';
import { Inline } from '@banxin/ui/Inline';
import { Table, type TableColumn } from '@banxin/ui/Table';
import { Tag } from '@banxin/ui/Tag';
import { Text } from '@banxin/ui/Text';
import { useMemo } from 'react';
import { KeptActions } from '../../../features/kept/KeptActions.tsx';
import { Own } from '../../../lib/Own.tsx';
import { useText } from '../../../lib/text.ts';
import { sendersText } from '../senders.messages.ts';

export interface SenderTableProps {
  readonly senders: readonly KeptSender[];
  readonly isPending: boolean;
  readonly canChange: boolean;
  /** Being made the default. */
  readonly takingOver: number | null;
  readonly onDefault: (sender: KeptSender) => void;
  readonly onEdit: (sender: KeptSender) => void;
  readonly onRemove: (sender: KeptSender) => void;
}

export function SenderTable(props: SenderTableProps) {
  const { senders, isPending, canChange, takingOver, onDefault, onEdit, onRemove } = props;
  const text = useText(sendersText);
  const columns = useMemo<TableColumn<KeptSender>[]>(() => {
    const actions: TableColumn<KeptSender> = {
      id: 'actions',
      header: text.actions,
      align: 'end',
      width: 232,
      isActions: true,
      cell: (sender) => (
        <KeptActions
          actions={[
            !sender.isDefault && {
              label: text.makeDefault,
              spoken: text.makeDefaultOf(sender.name),
              isPending: takingOver === sender.id,
              onPress: () => onDefault(sender),
            },
            { label: text.edit, spoken: text.editOf(sender.name), onPress: () => onEdit(sender) },
            {
              label: text.remove,
              spoken: text.removeOf(sender.name),
              onPress: () => onRemove(sender),
            },
          ]}
        />
      ),
    };
    return [
      {
        id: 'name',
        header: text.name,
        isRowHeader: true,
        width: 190,
        cell: ({ name, isDefault }) => (
          <Inline gap={8}>
            <Own>{name}</Own>
            {isDefault && <Tag tone="action">{text.default}</Tag>}
          </Inline>
        ),
      },
      {
        id: 'phone',
        header: text.phone,
        width: 152,
        cell: ({ phone }) => maskReceiverPhone(phone),
      },
      {
        id: 'address',
        header: text.address,
        cell: ({ address }) => (
          <Text size={13} lines={2}>
            {address === '' ? '—' : <Own>{address}</Own>}
          </Text>
        ),
      },
      {
        id: 'hide',
        header: text.hide,
        width: 188,
        cell: ({ hide }) => <Text size={13}>{hide ? text.hidden : text.shown}</Text>,
      },
      ...(canChange ? [actions] : []),
    ];
  }, [text, canChange, takingOver, onDefault, onEdit, onRemove]);
  return (
    <Table
      label={text.title}
      columns={columns}
      rows={senders}
      rowKey={({ id }) => id}
      isPending={isPending}
    />
  );
}
