/** Where the parcels of a case go, where there are several. */
import type { WorksDrop } from '@banxin/contract/entities/works';
import { Heading } from '@banxin/ui/Heading';
import { Stack } from '@banxin/ui/Stack';
import { StatusTag } from '@banxin/ui/StatusTag';
import { Table, type TableColumn } from '@banxin/ui/Table';
import { useMemo } from 'react';
import { useFixedWords } from '../../../lib/fixedWords.ts';
import { Own } from '../../../lib/Own.tsx';
import { useText } from '../../../lib/text.ts';
import { worksText } from '../works.messages.ts';

export function CaseDrops({ drops }: { readonly drops: readonly WorksDrop[] }) {
  const text = useText(worksText);
  const words = useFixedWords();
  const columns = useMemo<TableColumn<WorksDrop>[]>(
    () => [
      {
        id: 'drop',
        header: text.drops,
        isRowHeader: true,
        cell: ({ position, consignee, province, city }) => (
          <Own>
            {text.drop(position)} {consignee} {province} {city}
          </Own>
        ),
      },
      {
        id: 'pieces',
        header: text.quantity,
        width: 96,
        cell: ({ quantity }) => text.pieces(quantity),
      },
      {
        id: 'number',
        header: text.trackingNo,
        width: 160,
        cell: ({ trackingNo }) => trackingNo ?? text.none,
      },
      {
        id: 'status',
        header: text.status,
        width: 112,
        cell: ({ statusLabel }) => <StatusTag>{words(statusLabel)}</StatusTag>,
      },
    ],
    [text, words],
  );
  if (drops.length === 0) return null;
  return (
    <Stack gap={16}>
      <Heading level={3} size={16}>
        {text.drops}
      </Heading>
      <Table
        label={text.drops}
        columns={columns}
        rows={drops}
        rowKey={({ position }) => position}
      />
    </Stack>
  );
}
