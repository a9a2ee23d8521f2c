/** How far the check of a workbook is: it goes on without anybody watching. */
import type { Call } from '@banxin/contract/call';
import { useSelector } from '@banxin/flows/react';
import { Button } from '@banxin/ui/Button';
import { Inline } from '@banxin/ui/Inline';
import { Notice } from '@banxin/ui/Notice';
import { ProgressBar } from '@banxin/ui/ProgressBar';
import { Sheet } from '@banxin/ui/Sheet';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useText } from '../../lib/text.ts';
import { batchText } from './batch.messages.ts';
import { CancelButton } from './CancelButton.tsx';
import type { ImportFlow } from './workbook.ts';

/** Questions without an answer after which it is said. */
const UNHEARD = 2;

export interface FollowPartProps {
  readonly flow: ImportFlow;
  readonly cancel: Call<{ importId: string }, unknown>;
}

export function FollowPart({ flow, cancel }: FollowPartProps) {
  const text = useText(batchText);
  const { progress, file, unanswered } = useSelector(flow, ({ context }) => context);
  const { total = 0, done = 0, state = 'checking' } = progress ?? {};
  const name = progress?.fileName ?? file?.name;
  const label = name === undefined ? text.opening : text.checking(name);
  const isOpen = total > 0;
  const value = state === 'waiting' ? text.queued : text.opening;
  return (
    <Sheet element="section" aria-label={text.check}>
      <Stack gap={16}>
        <ProgressBar
          label={label}
          value={done}
          maxValue={Math.max(total, 1)}
          isIndeterminate={!isOpen}
          valueLabel={isOpen ? text.checkedOf(done, total) : value}
        />
        <Text tone="body">{text.canLeave}</Text>
        {unanswered >= UNHEARD && <Notice tone="caution">{text.unheard}</Notice>}
        <Inline gap={8}>
          <CancelButton flow={flow} call={cancel} />
          {unanswered >= UNHEARD && (
            <Button onPress={() => flow.send({ type: 'RETRY' })}>{text.askNow}</Button>
          )}
        </Inline>
      </Stack>
    </Sheet>
  );
}
