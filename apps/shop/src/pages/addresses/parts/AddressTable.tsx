/** Addresses as a table; on a phone as cards. */
import type { Address } from '@banxin/contract/entities/customer';
import { maskReceiverPhone } from '@banxin/contract/rules/masked';
import { Inline } from '@banxin/ui/Inline';
import { Table, type TableColumn } from '@banxin/ui/Table';
import { Tag } from '@banxin/ui/Tag';
import { useMemo } from 'react';
import { addressLine } from '../../../features/address/addressLine.ts';
import { KeptActions } from '../../../features/kept/KeptActions.tsx';
import { Own } from '../../../lib/Own.tsx';
import { useText } from '../../../lib/text.ts';
import { addressesText } from '../addresses.messages.ts';

export interface AddressTableProps {
  readonly addresses: readonly Address[];
  readonly isPending: boolean;
  readonly canChange: boolean;
  /** Being made the default. */
  readonly takingOver: number | null;
  readonly onDefault: (address: Address) => void;
  readonly onEdit: (address: Address) => void;
  readonly onRemove: (address: Address) => void;
}

export function AddressTable(props: AddressTableProps) {
  const { addresses, isPending, canChange, takingOver, onDefault, onEdit, onRemove } = props;
  const text = useText(addressesText);
  const columns = useMemo<TableColumn<Address>[]>(() => {
    const actions: TableColumn<Address> = {
      id: 'actions',
      header: text.actions,
      align: 'end',
      width: 232,
      isActions: true,
      cell: (address) => (
        <KeptActions
          actions={[
            !address.isDefault && {
              label: text.makeDefault,
              spoken: text.makeDefaultOf(address.consignee),
              isPending: takingOver === address.id,
              onPress: () => onDefault(address),
            },
            {
              label: text.edit,
              spoken: text.editOf(address.consignee),
              onPress: () => onEdit(address),
            },
            {
              label: text.remove,
              spoken: text.removeOf(address.consignee),
              onPress: () => onRemove(address),
            },
          ]}
        />
      ),
    };
    return [
      {
        id: 'consignee',
        header: text.consignee,
        isRowHeader: true,
        width: 190,
        cell: ({ consignee, isDefault }) => (
          <Inline gap={8}>
            <Own>{consignee}</Own>
            {isDefault && <Tag tone="action">{text.default}</Tag>}
          </Inline>
        ),
      },
      {
        id: 'phone',
        header: text.phone,
        width: 152,
        cell: ({ mobilePhone }) => maskReceiverPhone(mobilePhone),
      },
      {
        id: 'region',
        header: text.region,
        width: 176,
        cell: (address) => <Own>{addressLine({ ...address, detail: '' }, ' ')}</Own>,
      },
      { id: 'detail', header: text.detail, cell: ({ detail }) => <Own>{detail}</Own> },
      ...(canChange ? [actions] : []),
    ];
  }, [text, canChange, takingOver, onDefault, onEdit, onRemove]);
  return (
    <Table
      label={text.title}
      columns={columns}
      rows={addresses}
      rowKey={({ id }) => id}
      isPending={isPending}
    />
  );
}
