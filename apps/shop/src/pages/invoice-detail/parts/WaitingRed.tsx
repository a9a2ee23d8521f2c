/** A reversal that the works entered: agreed to or not while its 72 hours run. */
import { respondRed } from '@banxin/contract/calls/invoice/invoice';
import type { InvoiceRed } from '@banxin/contract/entities/invoice';
import { Button } from '@banxin/ui/Button';
import { Inline } from '@banxin/ui/Inline';
import { formatFen } from '@banxin/ui/Money';
import { Notice } from '@banxin/ui/Notice';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useState } from 'react';
import { redText } from '../../../features/invoice/red.messages.ts';
import { useRedWords } from '../../../features/invoice/redWords.ts';
import { AskBefore } from '../../../lib/AskBefore.tsx';
import { minuteText } from '../../../lib/day.ts';
import { lazyPart } from '../../../lib/lazyPart.tsx';
import { Own } from '../../../lib/Own.tsx';
import { PartBoundary } from '../../../lib/PartBoundary.tsx';
import { useText } from '../../../lib/text.ts';
import { useSecondsLeft } from '../../../lib/useSecondsLeft.ts';

const DenyRed = lazyPart(() => import('./DenyRed.tsx'));

export interface WaitingRedProps {
  readonly red: InvoiceRed;
  readonly onChanged: () => void;
}

export function WaitingRed({ red, onChanged }: WaitingRedProps) {
  const text = useText(redText);
  const { reasonOf } = useRedWords();
  const [asking, setAsking] = useState<'agree' | 'deny' | null>(null);
  const { id, until, amount, reason, text: said } = red;
  const left = useSecondsLeft(until ?? '');
  const end = (): void => {
    setAsking(null);
    onChanged();
  };
  const isOver = left === 0;
  return (
    <>
      <Notice
        tone={isOver ? 'action' : 'caution'}
        title={isOver ? text.lapsed : text.waiting(minuteText(until ?? ''))}
      >
        <Stack gap={12}>
          <Text size={14}>
            {text.waitingOf(reasonOf(reason) ?? '', formatFen(amount))} <Own>{said}</Own>
          </Text>
          {!isOver && (
            <Inline gap={8}>
              <Button variant="primary" onPress={() => setAsking('agree')}>
                {text.agree}
              </Button>
              <Button onPress={() => setAsking('deny')}>{text.deny}</Button>
            </Inline>
          )}
        </Stack>
      </Notice>
      {asking === 'agree' && (
        <AskBefore
          call={respondRed}
          input={{ id, agree: true }}
          title={text.agree}
          done={{ text: text.agreed }}
          failed={text.agreeFailed}
          onEnd={end}
        >
          {text.agreeQuestion(formatFen(amount))}
        </AskBefore>
      )}
      {asking === 'deny' && (
        <PartBoundary onLost={() => setAsking(null)}>
          <DenyRed id={id} onEnd={end} />
        </PartBoundary>
      )}
    </>
  );
}
