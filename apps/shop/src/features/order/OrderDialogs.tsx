/** Asks before something is done with an order: what will happen, and to which one. */
import { setFilesConfirmed, setFilesModified } from '@banxin/contract/calls/order/fileStanding';
import { hideOrder } from '@banxin/contract/calls/order/hide';
import { confirmReceipt } from '@banxin/contract/calls/order/receipt';
import { setShippingStop } from '@banxin/contract/calls/order/shippingStop';
import type { OrderSummary } from '@banxin/contract/entities/order';
import { Text } from '@banxin/ui/Text';
import { TextArea } from '@banxin/ui/TextArea';
import { type ReactNode, useState } from 'react';
import { AskBefore } from '../../lib/AskBefore.tsx';
import { useCatalogueWords } from '../../lib/catalogueWords.ts';
import { useText } from '../../lib/text.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { orderText } from './order.messages.ts';
import { Question } from './Question.tsx';
import type { AskedAction } from './useOrderActions.ts';

export interface OrderDialogProps {
  readonly order: OrderSummary;
  /** Closed; true when it was done. */
  readonly onEnd: (isDone: boolean) => void;
}

const REASON_MAX = 200;

function ReceiptDialog({ order, onEnd }: OrderDialogProps) {
  const text = useText(orderText);
  const { name } = useCatalogueWords();
  const product = name('product', order.productId, order.productName);
  return (
    <AskBefore
      call={confirmReceipt}
      input={{ orderSNs: [order.orderSN] }}
      title={text.confirmReceipt}
      cancelLabel={text.receiptNotYet}
      done={{ text: text.receiptDone }}
      failed={text.receiptFailed}
      onEnd={onEnd}
    >
      <Question hint={text.receiptHint}>{text.receiptQuestion(product, order.orderSN)}</Question>
    </AskBefore>
  );
}

function StopDialog({ order, onEnd }: OrderDialogProps) {
  const text = useText(orderText);
  const [reason, setReason] = useState('');
  return (
    <AskBefore
      call={setShippingStop}
      input={{ orderSN: order.orderSN, isStopped: true, reason: reason.trim() }}
      title={text.stopShipping}
      done={{ text: text.stopDone }}
      failed={text.stopFailed}
      onEnd={onEnd}
    >
      <Question hint={text.stopHint}>{text.stopQuestion(order.orderSN)}</Question>
      <TextArea
        label={text.stopReason}
        value={reason}
        onChange={setReason}
        maxLength={REASON_MAX}
        rows={2}
      />
    </AskBefore>
  );
}

function ResumeDialog({ order, onEnd }: OrderDialogProps) {
  const text = useText(orderText);
  return (
    <AskBefore
      call={setShippingStop}
      input={{ orderSN: order.orderSN, isStopped: false }}
      title={text.resumeShipping}
      done={{ text: text.resumeDone }}
      failed={text.resumeFailed}
      onEnd={onEnd}
    >
      <Text element="p">{text.resumeQuestion(order.orderSN)}</Text>
    </AskBefore>
  );
}

function HideDialog({ order, onEnd }: OrderDialogProps) {
  const text = useText(orderText);
  const { name } = useCatalogueWords();
  const product = name('product', order.productId, order.productName);
  return (
    <AskBefore
      call={hideOrder}
      input={{ orderSN: order.orderSN }}
      title={text.hide}
      done={{ text: text.hideDone }}
      failed={text.hideFailed}
      onEnd={onEnd}
    >
      <Question hint={text.hideHint}>{text.hideQuestion(product, order.orderSN)}</Question>
    </AskBefore>
  );
}

function ConfirmFilesDialog({ order, onEnd }: OrderDialogProps) {
  const text = useText(orderText);
  return (
    <AskBefore
      call={setFilesConfirmed}
      input={{ orderSN: order.orderSN }}
      title={text.confirmFiles}
      done={{ text: text.confirmFilesDone }}
      failed={text.confirmFilesFailed}
      onEnd={onEnd}
    >
      <Question hint={text.confirmFilesHint}>{text.confirmFilesQuestion}</Question>
    </AskBefore>
  );
}

function FilesModifiedDialog({ order, onEnd }: OrderDialogProps) {
  const text = useText(orderText);
  return (
    <AskBefore
      call={setFilesModified}
      input={{ orderSN: order.orderSN }}
      title={text.filesModified}
      done={{ text: text.filesModifiedDone }}
      failed={text.filesModifiedFailed}
      onEnd={onEnd}
    >
      <Question hint={text.filesModifiedHint}>{text.filesModifiedQuestion}</Question>
    </AskBefore>
  );
}

const dialogs = {
  confirmFiles: ConfirmFilesDialog,
  filesModified: FilesModifiedDialog,
  cancel: CancelDialog,
  confirmReceipt: ReceiptDialog,
  stopShipping: StopDialog,
  resumeShipping: ResumeDialog,
  hide: HideDialog,
} satisfies Record<AskedAction, (props: OrderDialogProps) => ReactNode>;

export default function OrderDialogs({
  action,
  ...props
}: OrderDialogProps & { readonly action: AskedAction }) {
  const Dialog = dialogs[action];
  return <Dialog {...props} />;
}
