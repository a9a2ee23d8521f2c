/** Where this login is used, the device in hand first; it can be ended on each other one, or on all of them. */
import type { OutputOf } from '@banxin/contract/call';
import { getSessions } from '@banxin/contract/calls/customer/device';
import { Button } from '@banxin/ui/Button';
import { Inline } from '@banxin/ui/Inline';
import { Table, type TableColumn } from '@banxin/ui/Table';
import { Tag } from '@banxin/ui/Tag';
import { useMemo, useState } from 'react';
import { minuteText } from '../../../lib/day.ts';
import { deviceName } from '../../../lib/deviceName.ts';
import { ListSheet } from '../../../lib/ListSheet.tsx';
import { lazyPart } from '../../../lib/lazyPart.tsx';
import { PartBoundary } from '../../../lib/PartBoundary.tsx';
import { partFailedText } from '../../../lib/partFailed.messages.ts';
import { useText } from '../../../lib/text.ts';
import { useWholeList } from '../../../lib/useList.ts';
import { usePartFailedToast } from '../../../lib/usePartFailedToast.ts';
import { accountText } from '../account.messages.ts';

const EndDevice = lazyPart(() =>
  import('./EndDevice.tsx').then((module) => ({ default: module.EndDevice })),
);

export type Device = OutputOf<typeof getSessions>[number];

export function DeviceList() {
  const text = useText(accountText);
  const failed = useText(partFailedText);
  const showPartFailed = usePartFailedToast();
  const list = useWholeList(getSessions, {});
  const [ending, setEnding] = useState<Device | 'others' | null>(null);
  const columns = useMemo<TableColumn<Device>[]>(
    () => [
      {
        id: 'device',
        header: text.columnDevice,
        isRowHeader: true,
        cell: (device) => (
          <Inline gap={8}>
            {deviceName(device.device, text.unknownDevice)}
            {device.current && <Tag tone="positive">{text.here}</Tag>}
          </Inline>
        ),
      },
      { id: 'ip', header: text.columnAddress, cell: ({ ip }) => ip },
      { id: 'used', header: text.columnUsed, width: 160, cell: ({ usedAt }) => minuteText(usedAt) },
      {
        id: 'actions',
        header: text.columnActions,
        align: 'end',
        width: 140,
        isActions: true,
        cell: (device) =>
          !device.current && (
            <Button
              size="small"
              aria-label={text.endOf(deviceName(device.device, text.unknownDevice), device.ip)}
              onPress={() => setEnding(device)}
            >
              {text.end}
            </Button>
          ),
      },
    ],
    [text],
  );
  const hasOthers = list.rows.state === 'ready' && list.rows.value.total > 1;
  return (
    <>
      <ListSheet
        title={text.devices}
        level={2}
        noun={text.noun}
        list={list}
        action={hasOthers && <Button onPress={() => setEnding('others')}>{text.endOthers}</Button>}
        empty={{ title: text.none }}
      >
        {(devices, isPending) => (
          <Table
            label={text.devices}
            columns={columns}
            rows={devices}
            rowKey={({ id }) => id}
            isPending={isPending}
          />
        )}
      </ListSheet>
      {ending !== null && (
        <PartBoundary
          onLost={() => {
            setEnding(null);
            showPartFailed(failed.device, () => setEnding(ending));
          }}
        >
          <EndDevice
            device={ending}
            onEnd={(isDone) => {
              setEnding(null);
              if (isDone) list.refresh();
            }}
          />
        </PartBoundary>
      )}
    </>
  );
}
