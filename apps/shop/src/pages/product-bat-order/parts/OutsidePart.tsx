/** Numbers of orders of one's own shop elsewhere: rows that have them get their receivers. */
import { IMPORT_TRADES_MAX } from '@banxin/contract/constants';
import { useSelector } from '@banxin/flows/react';
import { Button } from '@banxin/ui/Button';
import { Heading } from '@banxin/ui/Heading';
import { Inline } from '@banxin/ui/Inline';
import { Sheet } from '@banxin/ui/Sheet';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { TextArea } from '@banxin/ui/TextArea';
import { useEffect, useRef, useState } from 'react';
import type { ImportFlow } from '../../../features/batch/workbook.ts';
import { useText } from '../../../lib/text.ts';
import { numbersIn } from '../named.ts';
import { batOrderText } from '../product-bat-order.messages.ts';

const TYPED_MAX = 20_000;

/** What was pasted, kept from the upload to the check, where it is used once by itself. */
export function useOutside(flow: ImportFlow) {
  const [typed, setTyped] = useState('');
  const isReview = useSelector(flow, (snapshot) => snapshot.matches('review'));
  const importId = useSelector(flow, ({ context }) => context.importId);
  const filled = useRef('');
  const tids = numbersIn(typed, IMPORT_TRADES_MAX);
  const fill = (): void => {
    if (tids.length > 0) flow.send({ type: 'CHANGE', request: { kind: 'fill', tids } });
  };
  const isDue = isReview && importId !== undefined && tids.length > 0;
  // Typed in the check itself, it waits for its button.
  const begun = useRef(isReview);
  useEffect(() => {
    if (!isReview) begun.current = false;
    if (!isDue || begun.current || filled.current === importId) return;
    filled.current = importId;
    flow.send({ type: 'CHANGE', request: { kind: 'fill', tids } });
  });
  useEffect(() => {
    if (isReview) begun.current = true;
  }, [isReview]);
  return { typed, setTyped, tids, fill, isReview };
}

export type Outside = ReturnType<typeof useOutside>;

export interface OutsidePartProps {
  readonly flow: ImportFlow;
  readonly outside: Outside;
}

/** What the last look-up did. */
function Filled({ flow }: Pick<OutsidePartProps, 'flow'>) {
  const text = useText(batOrderText);
  const changed = useSelector(flow, ({ context }) => context.changed);
  if (changed?.request.kind !== 'fill') return null;
  const { rows, unknown, unused } = changed.answer;
  return (
    <Stack gap={4}>
      <Text weight="medium">{text.filled(rows)}</Text>
      {unknown.length > 0 && <Text size={13}>{text.unknown(unknown.join('、'))}</Text>}
      {unused.length > 0 && <Text size={13}>{text.unusedNumbers(unused.join('、'))}</Text>}
    </Stack>
  );
}

export function OutsidePart({ flow, outside }: OutsidePartProps) {
  const text = useText(batOrderText);
  const { typed, setTyped, tids, fill, isReview } = outside;
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  return (
    <Sheet element="section" aria-label={text.outside}>
      <Stack gap={12}>
        <Heading level={2}>{text.outside}</Heading>
        <Text tone="body">{text.outsideHint}</Text>
        <TextArea
          label={text.outside}
          isLabelHidden
          placeholder={text.outsidePlaceholder}
          rows={3}
          maxLength={TYPED_MAX}
          value={typed}
          onChange={setTyped}
        />
        <Inline gap={12}>
          {isReview && (
            <Button isDisabled={tids.length === 0 || isBusy} onPress={fill}>
              {text.fill}
            </Button>
          )}
          <div role="status">
            {tids.length > 0 && (
              <Text size={13} tone="body">
                {isReview
                  ? text.numbers(tids.length, IMPORT_TRADES_MAX)
                  : text.willFill(tids.length)}
              </Text>
            )}
          </div>
        </Inline>
        <div role="status">
          <Filled flow={flow} />
        </div>
      </Stack>
    </Sheet>
  );
}
