/** Asks before an application for an invoice is taken back. */
import { cancelInvoice } from '@banxin/contract/calls/invoice/invoice';
import { AskBefore } from '../../lib/AskBefore.tsx';
import { useText } from '../../lib/text.ts';
import { invoiceText } from './invoice.messages.ts';

export interface CancelQuestionProps {
  /** Of the application. */
  readonly id: number;
  /** Closed; true when it was taken back. */
  readonly onEnd: (isDone: boolean) => void;
}

export function CancelQuestion({ id, onEnd }: CancelQuestionProps) {
  const text = useText(invoiceText);
  return (
    <AskBefore
      call={cancelInvoice}
      input={{ id }}
      title={text.cancel}
      done={{ text: text.cancelled }}
      failed={text.cancelFailed}
      onEnd={onEnd}
    >
      {text.cancelQuestion}
    </AskBefore>
  );
}
