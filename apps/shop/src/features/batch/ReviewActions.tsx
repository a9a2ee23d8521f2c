/** The foot of the check: what the right rows come to, and how much is submitted. */
import type { ImportProgress } from '@banxin/contract/entities/batch';
import { Button } from '@banxin/ui/Button';
import { Inline } from '@banxin/ui/Inline';
import { Money } from '@banxin/ui/Money';
import { Text } from '@banxin/ui/Text';
import { SaveFileButton } from '../../lib/SaveFileButton.tsx';
import { useText } from '../../lib/text.ts';
import * as css from './Batch.css.ts';
import { batchText } from './batch.messages.ts';
import { CancelButton } from './CancelButton.tsx';
import type { ImportFlow, SheetRow, Workbook } from './workbook.ts';

export interface ReviewActionsProps {
  readonly flow: ImportFlow;
  readonly workbook: Pick<Workbook<SheetRow>, 'calls' | 'words'>;
  readonly progress: ImportProgress;
  readonly isPending: boolean;
  /** All were to be submitted while some are wrong: shows these. */
  readonly onPoint: () => void;
}

export function ReviewActions({
  flow,
  workbook,
  progress,
  isPending,
  onPoint,
}: ReviewActionsProps) {
  const text = useText(batchText);
  const { calls, words } = workbook;
  const { importId, valid, faulty, sum, parcels = valid } = progress;
  const orders = words.orders(parcels);
  const isClean = faulty === 0 && valid > 0;
  return (
    <div className={css.bar}>
      <div className={css.sum} role="status">
        {sum !== null && valid > 0 && (
          <Inline gap={8} align="baseline">
            <Text tone="body">{`${text.sum} ${orders}`}</Text>
            <Money fen={sum} size="large" tone="price" />
          </Inline>
        )}
        {/* Lines of whole pixels: a bar that sticks is not drawn half a pixel off. */}
        {faulty > 0 && <Text size={12}>{text.stillFaulty(faulty)}</Text>}
        {faulty === 0 && valid === 0 && <Text size={12}>{text.noneValid}</Text>}
      </div>
      <Inline gap={8} justify="end">
        <CancelButton flow={flow} call={calls.cancel} />
        {faulty > 0 && (
          <SaveFileButton
            call={calls.marked}
            input={{ importId }}
            words={{ label: text.marked, done: text.markedDone, failed: text.markedFailed }}
          />
        )}
        <Button onPress={() => flow.send({ type: 'LEAVE' })}>{text.another}</Button>
        {faulty > 0 && (
          <Button
            isDisabled={isPending}
            onPress={() => {
              onPoint();
              flow.send({ type: 'SUBMIT' });
            }}
          >
            {text.allOrNone}
          </Button>
        )}
        {faulty > 0 && valid > 0 && (
          <Button
            variant="primary"
            isDisabled={isPending}
            onPress={() => flow.send({ type: 'SUBMIT.VALID' })}
          >
            {text.onlyValid(orders)}
          </Button>
        )}
        {isClean && (
          <Button
            variant="primary"
            isDisabled={isPending}
            onPress={() => flow.send({ type: 'SUBMIT' })}
          >
            {text.submitAll(orders)}
          </Button>
        )}
      </Inline>
    </div>
  );
}
