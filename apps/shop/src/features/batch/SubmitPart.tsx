/** The third step: orders as they are created part by part, and what became of them. */
import type { Call } from '@banxin/contract/call';
import { pathOf } from '@banxin/contract/routes';
import { useSelector } from '@banxin/flows/react';
import { Button } from '@banxin/ui/Button';
import { Heading } from '@banxin/ui/Heading';
import { Inline } from '@banxin/ui/Inline';
import { LinkButton } from '@banxin/ui/LinkButton';
import { Notice } from '@banxin/ui/Notice';
import { ProgressBar } from '@banxin/ui/ProgressBar';
import { Sheet } from '@banxin/ui/Sheet';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useFixedWords } from '../../lib/fixedWords.ts';
import { SaveFileButton } from '../../lib/SaveFileButton.tsx';
import { useText } from '../../lib/text.ts';
import { batchText } from './batch.messages.ts';
import type { ImportFlow } from './workbook.ts';

export interface SubmitPartProps {
  readonly flow: ImportFlow;
  readonly marked: Call<{ importId: string }, unknown>;
  readonly ordersOf: (count: number) => string;
  readonly paying: ReactNode;
  readonly onRefused: ((errCode: number | undefined) => void) | undefined;
}

export default function SubmitPart({ flow, ...props }: SubmitPartProps) {
  const isResult = useSelector(flow, (snapshot) => snapshot.hasTag('result'));
  return isResult ? <Result flow={flow} {...props} /> : <Creating flow={flow} {...props} />;
}

function Creating({ flow, onRefused }: SubmitPartProps) {
  const text = useText(batchText);
  const words = useFixedWords();
  const { progress, failure } = useSelector(flow, ({ context }) => context);
  const refused = failure?.errCode;
  const tell = useEffectEvent(() => onRefused?.(refused));
  useEffect(() => {
    if (refused !== undefined) tell();
  }, [refused]);
  const { created = 0, createdParcels: done = created } = progress ?? {};
  const { valid = 0, parcels: left = valid } = progress ?? {};
  return (
    <Sheet element="section" aria-label={text.submit}>
      <Stack gap={16}>
        <ProgressBar
          label={text.creating}
          value={done}
          maxValue={Math.max(done + left, 1)}
          valueLabel={text.createdOf(done, done + left)}
          tone={failure ? 'critical' : 'action'}
        />
        {failure ? (
          <Notice tone="critical" title={text.createFailed}>
            <Stack gap={8} align="start">
              <Text>{words(failure)}</Text>
              <Text>{text.createKept(done)}</Text>
              <Inline gap={8}>
                <Button onPress={() => flow.send({ type: 'RETRY' })}>{text.retry}</Button>
                <Button variant="quiet" onPress={() => flow.send({ type: 'LEAVE' })}>
                  {text.later}
                </Button>
              </Inline>
            </Stack>
          </Notice>
        ) : (
          <Text tone="body">{text.createHint}</Text>
        )}
      </Stack>
    </Sheet>
  );
}

function Result({ flow, marked, ordersOf, paying }: SubmitPartProps) {
  const text = useText(batchText);
  const progress = useSelector(flow, ({ context }) => context.progress);
  if (progress === undefined) throw new Error('Nothing was submitted');
  const { created, faulty, before, importId, createdParcels = created } = progress;
  const orders = ordersOf(createdParcels);
  return (
    <Sheet element="section" aria-label={text.submit}>
      <Stack gap={20}>
        <Stack gap={8}>
          <Heading level={2}>
            {faulty > 0 ? text.resultLeft(orders, faulty) : text.result(orders)}
          </Heading>
          {before > 0 && <Text tone="body">{text.before(before)}</Text>}
          <Text tone="body">{text.resultHint}</Text>
        </Stack>
        {created > 0 && paying}
        {faulty > 0 && (
          <Notice tone="caution">
            <Stack gap={8} align="start">
              <Text>{text.leftHint}</Text>
              <Inline gap={8}>
                <Button onPress={() => flow.send({ type: 'REVIEW' })}>
                  {text.mendLeft(faulty)}
                </Button>
                <SaveFileButton
                  call={marked}
                  input={{ importId }}
                  words={{ label: text.marked, done: text.markedDone, failed: text.markedFailed }}
                />
              </Inline>
            </Stack>
          </Notice>
        )}
        <Inline gap={8}>
          <LinkButton href={pathOf('myOrder')}>{text.toOrders}</LinkButton>
          <Button onPress={() => flow.send({ type: 'LEAVE' })}>{text.next}</Button>
        </Inline>
      </Stack>
    </Sheet>
  );
}
