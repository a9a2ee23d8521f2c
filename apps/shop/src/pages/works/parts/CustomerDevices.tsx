/** Where a customer and its colleagues are logged in; each can be ended as the customer asks. */
import type { CustomerDevice, CustomerFile } from '@banxin/contract/entities/customerFile';
import { Button } from '@banxin/ui/Button';
import { EmptyState } from '@banxin/ui/EmptyState';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Table, type TableColumn } from '@banxin/ui/Table';
import { useMemo, useState } from 'react';
import { minuteText } from '../../../lib/day.ts';
import { deviceName } from '../../../lib/deviceName.ts';
import { Loaded } from '../../../lib/Loaded.tsx';
import { lazyPart } from '../../../lib/lazyPart.tsx';
import { Own } from '../../../lib/Own.tsx';
import { PartBoundary } from '../../../lib/PartBoundary.tsx';
import { useText } from '../../../lib/text.ts';
import { useCustomerDevices } from '../customers.data.ts';
import { customersText } from '../customers.messages.ts';

const EndDeviceDialog = lazyPart(() => import('./EndDeviceDialog.tsx'));

export function CustomerDevices({ file }: { readonly file: CustomerFile }) {
  const text = useText(customersText);
  const { id, locked } = file;
  const found = useCustomerDevices(id);
  const [ending, setEnding] = useState<CustomerDevice | null>(null);
  const isLocked = locked !== null;
  const columns = useMemo<TableColumn<CustomerDevice>[]>(() => {
    const nameOf = ({ device }: CustomerDevice) => deviceName(device, text.unknownDevice);
    return [
      { id: 'device', header: text.columnDevice, isRowHeader: true, cell: nameOf },
      { id: 'login', header: text.columnLogin, cell: ({ login }) => <Own>{login}</Own> },
      { id: 'ip', header: text.columnAddress, width: 130, cell: ({ ip }) => ip },
      { id: 'used', header: text.columnUsed, width: 140, cell: ({ usedAt }) => minuteText(usedAt) },
      {
        id: 'actions',
        header: text.columnActions,
        align: 'end',
        width: 120,
        isActions: true,
        cell: (one) => (
          <Button
            size="small"
            isDisabled={isLocked}
            aria-label={text.endOf(nameOf(one), one.login)}
            onPress={() => setEnding(one)}
          >
            {text.end}
          </Button>
        ),
      },
    ];
  }, [text, isLocked]);
  return (
    <>
      <Loaded
        of={found}
        pending={<Skeleton shape="text" count={3} />}
        failed={{ title: text.devicesFailed }}
      >
        {(devices) =>
          devices.length === 0 ? (
            <EmptyState title={text.noDevices} />
          ) : (
            <Table
              label={text.devices}
              columns={columns}
              rows={devices}
              rowKey={({ id: session }) => session}
            />
          )
        }
      </Loaded>
      {ending !== null && (
        <PartBoundary>
          <EndDeviceDialog id={id} device={ending} onEnd={() => setEnding(null)} />
        </PartBoundary>
      )}
    </>
  );
}
