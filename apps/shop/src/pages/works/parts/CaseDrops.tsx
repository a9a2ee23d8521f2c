/** Where the parcels of a case go, where there are several, and what can be done for each of them. */
import type { WorksDrop, WorksParcel, WorksStep } from '@banxin/contract/entities/works';
import { Button } from '@banxin/ui/Button';
import { Heading } from '@banxin/ui/Heading';
import { Inline } from '@banxin/ui/Inline';
import { Stack } from '@banxin/ui/Stack';
import { StatusTag } from '@banxin/ui/StatusTag';
import { Table, type TableColumn } from '@banxin/ui/Table';
import { Text } from '@banxin/ui/Text';
import { useMemo } from 'react';
import { addressLine } from '../../../features/address/addressLine.ts';
import { useFixedWords } from '../../../lib/fixedWords.ts';
import { Own } from '../../../lib/Own.tsx';
import { useText } from '../../../lib/text.ts';
import { worksText } from '../works.messages.ts';
import { LabelButton } from './LabelButton.tsx';
import { useDispatchWords } from './useDispatchWords.ts';

export interface CaseDropsProps {
  readonly orderId: number;
  readonly drops: readonly WorksDrop[];
  /** What goes to each of them; none for a desk that sends nothing. */
  readonly parcels: readonly WorksParcel[];
  /** Of the case: an address takes those that it can take. */
  readonly steps: readonly WorksStep[];
  /** Somebody else has the case in hand. */
  readonly isHeld: boolean;
  /** What is on its way; null for nothing. */
  readonly pending: { readonly event: string; readonly drop: number | null } | null;
  readonly onStep: (step: WorksStep, drop: number) => void;
}

/** Where a drop goes: in full, by whom and how packed, or as far as every desk may know. */
function Place({
  drop,
  parcel,
}: {
  readonly drop: WorksDrop;
  readonly parcel: WorksParcel | undefined;
}) {
  const text = useText(worksText);
  const { by, packed } = useDispatchWords();
  const { position, consignee, province, city, quantity } = drop;
  return (
    <div>
      <Text element="div">
        {text.drop(position)} <Own>{consignee}</Own>
      </Text>
      {parcel && <Text element="div">{parcel.receiver.mobilePhone}</Text>}
      <Text element="div" size={13} tone="body">
        <Own>{parcel ? addressLine(parcel.receiver, ' ') : `${province} ${city}`}</Own>
      </Text>
      <Text element="div" size={12} tone="quiet">
        {[text.pieces(quantity), ...(parcel ? [by(parcel), packed(parcel)] : [])].join(' · ')}
      </Text>
    </div>
  );
}

export function CaseDrops(props: CaseDropsProps) {
  const { orderId, drops, parcels, steps, isHeld, pending, onStep } = props;
  const text = useText(worksText);
  const words = useFixedWords();
  const labelled = useMemo(
    () => parcels.flatMap(({ position, isLabelled }) => (isLabelled ? [position] : [])),
    [parcels],
  );
  const columns = useMemo<TableColumn<WorksDrop>[]>(
    () => [
      {
        id: 'drop',
        header: text.drops,
        isRowHeader: true,
        cell: (drop) => (
          <Place drop={drop} parcel={parcels.find(({ position }) => position === drop.position)} />
        ),
      },
      {
        id: 'number',
        header: text.trackingNo,
        width: 148,
        cell: ({ position, trackingNo }) => (
          <Stack gap={8}>
            <Text element="div">{trackingNo ?? text.none}</Text>
            {labelled.includes(position) && <LabelButton orderId={orderId} drop={position} />}
          </Stack>
        ),
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
        width: 112,
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
    [text, words, orderId, parcels, labelled, steps, isHeld, pending, onStep],
  );
  if (drops.length === 0) return null;
  return (
    <Stack gap={16}>
      <Inline justify="between">
        <Heading level={3} size={16}>
          {text.drops}
        </Heading>
        {labelled.length > 1 && <LabelButton orderId={orderId} isForAll />}
      </Inline>
      <Table
        label={text.drops}
        columns={columns}
        rows={drops}
        rowKey={({ position }) => position}
      />
    </Stack>
  );
}
