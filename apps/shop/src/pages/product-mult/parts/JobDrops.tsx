/** The receivers of a job of its own: who gets how many, with whom and for how much; shared out in the editor of the order page. */
import type { Configuration as Wire } from '@banxin/contract/entities/configuration';
import type { AddressInput } from '@banxin/contract/entities/customer';
import { Button } from '@banxin/ui/Button';
import { Inline } from '@banxin/ui/Inline';
import { Money } from '@banxin/ui/Money';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useState } from 'react';
import type { DropRow } from '../../../features/address/drops/dropRow.ts';
import { sharedLike } from '../../../features/address/drops/dropRows.ts';
import { receiverOf } from '../../../features/address/useReceiver.ts';
import { useUser } from '../../../features/session/session.ts';
import { useCatalogueWords } from '../../../lib/catalogueWords.ts';
import { type Told, useFixedWords } from '../../../lib/fixedWords.ts';
import { lazyPart } from '../../../lib/lazyPart.tsx';
import { Own } from '../../../lib/Own.tsx';
import { PartBoundary } from '../../../lib/PartBoundary.tsx';
import { useText } from '../../../lib/text.ts';
import * as css from '../confirmMult.css.ts';
import { jobDropsText } from '../jobDrops.messages.ts';
import { type JobRow, withDrops } from '../jobRow.ts';
import type { SentJob } from '../ways.ts';

const ShareOutDialog = lazyPart(() => import('../../../features/address/drops/ShareOutDialog.tsx'));

export interface JobDropsProps {
  readonly job: SentJob;
  /** Of the row, from 1. */
  readonly number: number;
  /** Who gets all of it until it is shared out. */
  readonly to: AddressInput;
  readonly others: readonly JobRow[];
  readonly refused: Readonly<Record<string, Told>>;
  readonly onShare: (rows: readonly JobRow[]) => void;
}

/** Each receiver with what goes there and its freight. */
function Shared({ job: { row, quote }, number, refused }: JobDropsProps) {
  const text = useText(jobDropsText);
  const words = useFixedWords();
  const { word } = useCatalogueWords();
  const freight = quote.lines.find(({ id }) => id === 'freight')?.children ?? [];
  const faults = Object.values(refused).map((told) => words(told));
  return (
    <Stack gap={4}>
      <ul className={css.drops} aria-label={text.list(number)}>
        {(row.drops ?? []).map(({ id, receiver, quantity }, at) => {
          const line = freight[at];
          return (
            <li key={id} className={css.drop}>
              <Text size={13} tone="body">
                <Own>{receiver.consignee}</Own> {receiver.province} {text.quantity(quantity)}
              </Text>
              {line && (
                <Text size={13} tone="quiet">
                  {word(line.label, line.said?.label)} <Money fen={line.amount} />
                </Text>
              )}
            </li>
          );
        })}
      </ul>
      {faults.map((fault) => (
        <Text key={fault} size={13} tone="critical">
          {fault}
        </Text>
      ))}
    </Stack>
  );
}

export function JobDrops(props: JobDropsProps) {
  const { job, number, to, others, refused, onShare } = props;
  const { row } = job;
  const { configuration, drops } = row;
  const text = useText(jobDropsText);
  const { id: userId } = useUser();
  const [isOpen, setOpen] = useState(false);
  const start: readonly DropRow[] = drops ?? [
    { id: 1, receiver: receiverOf(to), quantity: configuration.quantity, carrier: null },
  ];
  const shareAlike = (): void =>
    onShare(
      others.map((other) => withDrops(other, sharedLike(start, other.configuration.quantity))),
    );
  return (
    <>
      {drops === undefined ? (
        <Button size="small" aria-label={text.shareOf(number)} onPress={() => setOpen(true)}>
          {text.share}
        </Button>
      ) : (
        <Stack gap={8}>
          <Shared {...props} />
          <Inline gap={8}>
            <Button size="small" aria-label={text.changeOf(number)} onPress={() => setOpen(true)}>
              {text.change}
            </Button>
            {others.length > 0 && (
              <Button
                size="small"
                aria-label={text.alikeOf(number, others.length)}
                onPress={shareAlike}
              >
                {text.alike(others.length)}
              </Button>
            )}
            <Button
              size="small"
              variant="quiet"
              aria-label={text.oneOf(number)}
              onPress={() => onShare([withDrops(row, [])])}
            >
              {text.one}
            </Button>
          </Inline>
        </Stack>
      )}
      {isOpen && (
        <PartBoundary onLost={() => setOpen(false)}>
          <ShareOutDialog
            of={{ configuration: configuration as Wire }}
            draft={`multDrops.${userId}.${JSON.stringify(configuration)}`}
            start={start}
            quantity={configuration.quantity}
            refused={refused}
            onUse={(used) => onShare([withDrops(row, used)])}
            onClose={() => setOpen(false)}
          />
        </PartBoundary>
      )}
    </>
  );
}
