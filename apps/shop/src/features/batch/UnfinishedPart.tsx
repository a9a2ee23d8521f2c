/** Batches that were begun and are not done: gone on with, or given up. */
import type { ImportKind } from '@banxin/contract/rules/batchColumns';
import { useSelector } from '@banxin/flows/react';
import { Button } from '@banxin/ui/Button';
import { Heading } from '@banxin/ui/Heading';
import { Inline } from '@banxin/ui/Inline';
import { Sheet } from '@banxin/ui/Sheet';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useState } from 'react';
import { AskBefore } from '../../lib/AskBefore.tsx';
import { minuteText } from '../../lib/day.ts';
import { Loaded } from '../../lib/Loaded.tsx';
import { Own } from '../../lib/Own.tsx';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/useCall.ts';
import * as css from './Batch.css.ts';
import { batchText } from './batch.messages.ts';
import type { ImportFlow, SheetRow, Unfinished, WorkbookCalls } from './workbook.ts';

export interface UnfinishedPartProps<Row extends SheetRow> {
  readonly flow: ImportFlow;
  readonly kind: ImportKind;
  readonly calls: Pick<WorkbookCalls<Row>, 'unfinished' | 'cancel'>;
}

export function UnfinishedPart<Row extends SheetRow>({
  flow,
  kind,
  calls,
}: UnfinishedPartProps<Row>) {
  const text = useText(batchText);
  const [leaving, setLeaving] = useState<Unfinished | null>(null);
  // What is on its way is none that was left.
  const isIdle = useSelector(flow, (snapshot) => !snapshot.hasTag('uploading'));
  const unfinished = useCall(calls.unfinished, { kind });
  const states: Readonly<Partial<Record<Unfinished['state'], string>>> = {
    waiting: text.stateWaiting,
    checking: text.stateChecking,
    checked: text.stateChecked,
    creating: text.stateCreating,
  };
  return (
    <Loaded
      of={unfinished}
      pending={null}
      failed={{ place: 'notice', title: text.unfinishedFailed, forbidden: text.forbidden }}
    >
      {(all, refresh) =>
        all.length > 0 &&
        isIdle && (
          <Sheet element="section" aria-label={text.unfinished}>
            <Stack gap={12}>
              <Heading level={2}>{text.unfinished}</Heading>
              <ul className={css.unfinished}>
                {all.map((one) => (
                  <li key={one.importId} className={css.begun}>
                    <div className={css.begunWords}>
                      <Text weight="medium">
                        <Own>{one.fileName}</Own>
                      </Text>
                      <Text size={13} tone="body">
                        {[
                          states[one.state],
                          ...(one.total > 0 ? [text.rows(one.total)] : []),
                          text.begun(minuteText(one.startedAt)),
                        ].join(' · ')}
                      </Text>
                    </div>
                    <Inline gap={8}>
                      <Button
                        variant="primary"
                        aria-label={text.goOnOf(one.fileName)}
                        onPress={() => flow.send({ type: 'OPEN', importId: one.importId })}
                      >
                        {text.goOn}
                      </Button>
                      <Button
                        aria-label={text.giveUpOf(one.fileName)}
                        onPress={() => setLeaving(one)}
                      >
                        {text.giveUp}
                      </Button>
                    </Inline>
                  </li>
                ))}
              </ul>
            </Stack>
            {leaving && (
              <AskBefore
                call={calls.cancel}
                input={{ importId: leaving.importId }}
                title={text.cancel}
                cancelLabel={text.cancelKeep}
                done={{ text: text.cancelled }}
                failed={text.cancelFailed}
                onEnd={(isDone) => {
                  setLeaving(null);
                  if (isDone) void refresh();
                }}
              >
                {text.cancelAsk}
              </AskBefore>
            )}
          </Sheet>
        )
      }
    </Loaded>
  );
}
