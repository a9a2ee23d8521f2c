/** Destroys goods that are kept: for ever, so the word for it is typed. */
import { applyCloudOut } from '@banxin/contract/calls/cloudWarehouse/inventory';
import { signAgreement } from '@banxin/contract/calls/customer/agreement';
import { errCode } from '@banxin/contract/errors';
import { Button } from '@banxin/ui/Button';
import { Dialog } from '@banxin/ui/Dialog';
import { Form } from '@banxin/ui/Form';
import { Notice } from '@banxin/ui/Notice';
import { NumberField } from '@banxin/ui/NumberField';
import { TextField } from '@banxin/ui/TextField';
import { useState } from 'react';
import { useAskAgreement } from '../../../features/agreement/useAskAgreement.ts';
import { useAmount } from '../../../features/cart/amount.ts';
import { GoodsTitle } from '../../../features/cloud/GoodsTitle.tsx';
import { useCanCall } from '../../../features/session/useCanCall.ts';
import { DialogFoot } from '../../../lib/DialogFoot.tsx';
import { useServices } from '../../../lib/services.ts';
import { useText } from '../../../lib/text.ts';
import { useForm } from '../../../lib/useForm.ts';
import { useSend } from '../../../lib/useSend.ts';
import { stockWindowsText } from '../stockWindows.messages.ts';
import type { StockWindowProps } from './GoodsRows.tsx';

export default function DestroyWindow({ stock, onEnd }: StockWindowProps) {
  const text = useText(stockWindowsText);
  const amount = useAmount();
  const may = useCanCall();
  const askAgreement = useAskAgreement(may(signAgreement));
  const { toasts } = useServices();
  const { send, isPending, failure } = useSend(applyCloudOut, { shownHere: 'all' });
  const [quantity, setQuantity] = useState(stock.available);
  const word = text.destroyWord;
  const form = useForm({
    start: { word: '' },
    rules: { word: (typed) => (typed === word ? null : text.destroyMistyped(word)) },
  });
  const destroy = async (): Promise<void> => {
    const sent = await send({ stockId: stock.stockId, quantity, way: 'destroy' });
    if (sent.ok) {
      toasts.show({ text: text.destroyDone(amount(quantity, stock.unit)), tone: 'positive' });
      onEnd(true);
    } else if (sent.failure?.errCode === errCode.agreementMissing) askAgreement();
  };
  return (
    <Dialog
      isOpen
      size="small"
      title={text.destroyTitle(stock.code)}
      onOpenChange={(isOpen) => {
        if (!isOpen) onEnd(false);
      }}
    >
      <Form onSubmit={() => form.submit(() => void destroy())}>
        <GoodsTitle goods={stock} />
        <Notice tone="critical" title={text.destroyWarning}>
          {text.destroyHint}
        </Notice>
        <NumberField
          label={text.quantity}
          description={text.available(amount(stock.available, stock.unit))}
          unit={stock.unit}
          minValue={1}
          maxValue={Math.max(stock.available, 1)}
          value={quantity}
          onChange={(typed) => {
            if (typed > 0) setQuantity(typed);
          }}
        />
        <TextField
          label={text.destroyType(word)}
          maxLength={20}
          isRequired
          {...form.field('word')}
        />
        <DialogFoot
          failure={failure}
          failed={text.destroyFailed}
          backLabel={text.cancel}
          onBack={() => onEnd(false)}
        >
          <Button type="submit" variant="primary" tone="critical" isPending={isPending}>
            {text.destroyConfirm}
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  );
}
