/** Gives an import up, after asking: what was checked is lost. */
import type { Call } from '@banxin/contract/call';
import { useSelector } from '@banxin/flows/react';
import { Button } from '@banxin/ui/Button';
import { useState } from 'react';
import { AskBefore } from '../../lib/AskBefore.tsx';
import { useText } from '../../lib/text.ts';
import { batchText } from './batch.messages.ts';
import type { ImportFlow } from './workbook.ts';

export interface CancelButtonProps {
  readonly flow: ImportFlow;
  readonly call: Call<{ importId: string }, unknown>;
}

export function CancelButton({ flow, call }: CancelButtonProps) {
  const text = useText(batchText);
  const [isAsked, setAsked] = useState(false);
  const importId = useSelector(flow, ({ context }) => context.importId);
  return (
    <>
      <Button onPress={() => setAsked(true)}>{text.cancel}</Button>
      {isAsked && importId !== undefined && (
        <AskBefore
          call={call}
          input={{ importId }}
          title={text.cancel}
          cancelLabel={text.cancelKeep}
          done={{ text: text.cancelled }}
          failed={text.cancelFailed}
          onEnd={(isDone) => {
            setAsked(false);
            if (isDone) flow.send({ type: 'LEAVE' });
          }}
        >
          {text.cancelAsk}
        </AskBefore>
      )}
    </>
  );
}
