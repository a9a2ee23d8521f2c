/** What is done with the rows that are chosen: one press for all of them, and beside it those that could not be done. */
import type { WorksCase, WorksEvent, WorksStep } from '@banxin/contract/entities/works';
import { can } from '@banxin/contract/lifecycles/chart';
import {
  BULK_MAX,
  bulkEvents,
  type FloorDesk,
  worksActOf,
  worksCharts,
} from '@banxin/contract/lifecycles/works';
import { worksStep } from '@banxin/contract/messages/works';
import { messageOf } from '@banxin/contract/refusals/row';
import { Button } from '@banxin/ui/Button';
import { Inline } from '@banxin/ui/Inline';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useState } from 'react';
import { useFixedWords } from '../../../lib/fixedWords.ts';
import { lazyPart } from '../../../lib/lazyPart.tsx';
import { PartBoundary } from '../../../lib/PartBoundary.tsx';
import { useServices } from '../../../lib/services.ts';
import { useText } from '../../../lib/text.ts';
import { type BulkStep, type Undone, useBulk } from '../useBulk.ts';
import type { Chosen } from '../useChosen.ts';
import * as css from '../Works.css.ts';
import { worksText } from '../works.messages.ts';

const ActDialog = lazyPart(() => import('./ActDialog.tsx'));

const stepOf = (event: string): WorksStep => ({
  entity: 'order',
  event: event as WorksEvent,
  title: messageOf(worksStep.title, { event }),
  needsReason: worksActOf('order', event)?.needsReason ?? false,
  refusal: null,
});

/** Steps that at least one of the cases can take from where it stood. */
const stepsFor = (desk: FloorDesk, cases: readonly WorksCase[]): readonly WorksStep[] =>
  bulkEvents[desk]
    .filter((event) =>
      cases.some(({ status }) => can(worksCharts.order, status, event, 'staff') !== null),
    )
    .map((event) => stepOf(event));

export interface BulkBarProps {
  readonly desk: FloorDesk;
  readonly chosen: Chosen<WorksCase>;
  /** Number of the case that is open; 0 for none. */
  readonly openId: number;
  /** These were dealt with. */
  readonly onDone: (keys: readonly string[]) => void;
}

const keyOf = ({ orderId }: WorksCase): string => String(orderId);

export function BulkBar({ desk, chosen, openId, onDone }: BulkBarProps) {
  const text = useText(worksText);
  const words = useFixedWords();
  const { toasts } = useServices();
  const { run, running } = useBulk(openId);
  const [asked, setAsked] = useState<WorksStep | null>(null);
  const [undone, setUndone] = useState<readonly Undone[]>([]);
  const { rows } = chosen;
  const begin = async (step: WorksStep, more: Omit<BulkStep, 'event'>): Promise<void> => {
    setAsked(null);
    setUndone([]);
    const failed = await run(rows, { event: step.event, ...more });
    setUndone(failed);
    const done = rows.filter((row) => !failed.some(({ one }) => one === row)).map(keyOf);
    toasts.show({
      text: text.bulkDone(done.length, failed.length),
      tone: failed.length === 0 ? 'positive' : 'caution',
    });
    chosen.drop(done);
    onDone(done);
  };
  if (rows.length === 0) return null;
  const left = undone.filter(({ one }) => chosen.has(keyOf(one)));
  return (
    <section className={css.bulk} aria-label={text.bulk} data-bulk>
      <Stack gap={8}>
        <Inline gap={8}>
          <Text size={13} weight="bold">
            {running === null
              ? text.chosen(rows.length)
              : text.bulkRunning(running.done, running.of)}
          </Text>
          {stepsFor(desk, rows).map((step) => (
            <Button
              key={step.event}
              size="small"
              isDisabled={running !== null}
              onPress={() => (step.needsReason ? setAsked(step) : void begin(step, {}))}
            >
              {words(step.title)}
            </Button>
          ))}
          <Button size="small" variant="quiet" isDisabled={running !== null} onPress={chosen.clear}>
            {text.unchoose}
          </Button>
        </Inline>
        {chosen.isFull && (
          <Text size={12} tone="quiet">
            {text.bulkMost(BULK_MAX)}
          </Text>
        )}
        {left.length > 0 && (
          <div role="status">
            <Text size={13} tone="critical">
              {text.undone(left.length)}
            </Text>
            <ul className={css.undone}>
              {left.map(({ one, why }) => (
                <li key={one.orderId}>
                  {one.orderSN}：{why}
                </li>
              ))}
            </ul>
          </div>
        )}
      </Stack>
      {asked !== null && (
        <PartBoundary>
          <ActDialog
            step={asked}
            of={null}
            isPass={false}
            isPending={false}
            failure={null}
            refused={{}}
            onSend={(more) => void begin(asked, more)}
            onEnd={() => setAsked(null)}
          />
        </PartBoundary>
      )}
    </section>
  );
}
