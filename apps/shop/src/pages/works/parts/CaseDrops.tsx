/** Where the parcels of a case go, where there are several, and what can be done for each of them. */
import type { WorksDrop, WorksStep } from '@banxin/contract/entities/works';
import { Button } from '@banxin/ui/Button';
import { Heading } from '@banxin/ui/Heading';
import { Inline } from '@banxin/ui/Inline';
import { Stack } from '@banxin/ui/Stack';
import { StatusTag } from '@banxin/ui/StatusTag';
import { Table, type TableColumn } from '@banxin/ui/Table';
import { Text } from '@banxin/ui/Text';
import { useMemo } from 'react';
import { useFixedWords } from '../../../lib/fixedWords.ts';
import { Own } from '../../../lib/Own.tsx';
import { useText } from '../../../lib/text.ts';
import { worksText } from '../works.messages.ts';

export interface CaseDropsProps {
  readonly drops: readonly WorksDrop[];
  /** Of the case: an address takes those that it can take. */
  readonly steps: readonly WorksStep[];
  /** Somebody else has the case in hand. */
  readonly isHeld: boolean;
  /** What is on its way; null for nothing. */
  readonly pending: { readonly event: string; readonly drop: number | null } | null;
  readonly onStep: (step: WorksStep, drop: number) => void;
}

export function CaseDrops({ drops, steps, isHeld, pending, onStep }: CaseDropsProps) {
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
            <Text element="div">
              {text.drop(position)} {consignee}
            </Text>
            <Text element="div" size={12} tone="quiet">
              {province} {city}
            </Text>
          </Own>
        ),
      },
      {
        id: 'pieces',
        header: text.quantity,
        width: 72,
        cell: ({ quantity }) => text.pieces(quantity),
      },
      {
        id: 'number',
        header: text.trackingNo,
        width: 148,
        cell: ({ trackingNo }) => trackingNo ?? text.none,
      },
      {
        id: 'status',
        header: text.status,
        width: 96,
        cell: ({ statusLabel }) => <StatusTag>{words(statusLabel)}</StatusTag>,
      },
      {
        id: 'acts',
        header: text.dropActs,
        width: 176,
        cell: ({ position, events }) => (
          <Inline gap={8}>
            {steps
              .filter(({ entity, event }) => entity === 'order' && events.includes(event))
              .map((step) => (
                <Button
                  key={step.event}
                  size="small"
                  aria-label={text.stepOf(text.drop(position), words(step.title))}
                  isDisabled={isHeld || step.refusal !== null}
                  isPending={pending?.drop === position && pending.event === step.event}
                  onPress={() => onStep(step, position)}
                >
                  {words(step.title)}
                </Button>
              ))}
          </Inline>
        ),
      },
    ],
    [text, words, steps, isHeld, pending, onStep],
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
