/** Why an application was not sent, with the step that goes on from there. */
import type { CallError } from '@banxin/contract/callError';
import { invoice as refusals } from '@banxin/contract/refusals/invoice';
import type { DataOf } from '@banxin/contract/refusals/row';
import { Button } from '@banxin/ui/Button';
import { formatFen } from '@banxin/ui/Money';
import { Notice } from '@banxin/ui/Notice';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useFixedWords } from '../../../lib/fixedWords.ts';
import { useText } from '../../../lib/text.ts';
import { createText } from '../invoice-create.messages.ts';

export interface RefusedProps {
  readonly failure: CallError;
  /** Works it out anew, without an order where one is named. */
  readonly onAgain: (without?: string) => void;
}

export function Refused({ failure, onAgain }: RefusedProps) {
  const text = useText(createText);
  const words = useFixedWords();
  const { key } = (failure.data ?? {}) as { readonly key?: string };
  if (key === refusals.amountMoved.key) {
    const { orders } = failure.data as DataOf<typeof refusals.amountMoved>;
    return (
      <Notice tone="caution" title={text.moved}>
        <Stack gap={8} align="start">
          {orders.map(({ orderSN, before, now }) => (
            <Text key={orderSN}>{text.movedLine(orderSN, formatFen(before), formatFen(now))}</Text>
          ))}
          <Button size="small" onPress={() => onAgain()}>
            {text.reload}
          </Button>
        </Stack>
      </Notice>
    );
  }
  const isTaken = key === refusals.alreadyApplied.key || key === refusals.orderTooOld.key;
  return (
    <Notice tone="critical" title={text.notSubmitted}>
      <Stack gap={8} align="start">
        <Text>{words(failure)}</Text>
        {isTaken && (
          <Button
            size="small"
            onPress={() => onAgain((failure.data as { readonly orderSN: string }).orderSN)}
          >
            {text.remove}
          </Button>
        )}
      </Stack>
    </Notice>
  );
}
