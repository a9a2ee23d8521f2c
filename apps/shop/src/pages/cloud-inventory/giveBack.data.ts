/** Giving kept goods back: how many, where to, who takes them, what it costs, and submitting it. */
import type { InputOf, OutputOf } from '@banxin/contract/call';
import { applyCloudOut, prepareCloudOut } from '@banxin/contract/calls/cloudWarehouse/inventory';
import { createAddress } from '@banxin/contract/calls/customer/address';
import { signAgreement } from '@banxin/contract/calls/customer/agreement';
import type { CustodyStock } from '@banxin/contract/entities/cloudWarehouse';
import type { AddressInput } from '@banxin/contract/entities/customer';
import { errCode } from '@banxin/contract/errors';
import { pathOf } from '@banxin/contract/routes';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { EMPTY_RECEIVER, receiverOf, useReceiver } from '../../features/address/useReceiver.ts';
import { useAskAgreement } from '../../features/agreement/useAskAgreement.ts';
import { useCanCall } from '../../features/session/useCanCall.ts';
import { minuteText } from '../../lib/day.ts';
import { useServices } from '../../lib/services.ts';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/useCall.ts';
import { useSend } from '../../lib/useSend.ts';
import { stockWindowsText } from './stockWindows.messages.ts';

/** Carriers and cost as they are shown. */
export type PreparedOut = OutputOf<typeof prepareCloudOut>;

/** A window is short-lived: what is typed in it is not kept over a reload. */
const NOT_KEPT = { start: EMPTY_RECEIVER, keep: () => undefined };

export function useGiveBack({ stockId, available }: CustodyStock) {
  const text = useText(stockWindowsText);
  const may = useCanCall();
  const { toasts } = useServices();
  const [, navigate] = useLocation();
  const askAgreement = useAskAgreement(may(signAgreement));
  const receiver = useReceiver(NOT_KEPT, may(createAddress));
  const [quantity, setQuantity] = useState(available);
  const [carrier, setCarrier] = useState<string | null>(null);
  const { send, isPending, failure } = useSend(applyCloudOut, { shownHere: 'all' });
  const { province } = receiver;
  const prepared = useCall(
    prepareCloudOut,
    receiver.isKnown
      ? {
          stockId,
          quantity,
          ...(province !== '' && { province }),
          ...(carrier !== null && { carrier }),
        }
      : null,
    { keepPrevious: true },
  );
  /** @param expectedTotal what was seen, or accepted @unit fen */
  const submit = async (
    shown: PreparedOut,
    to: AddressInput,
    expectedTotal: number = shown.fees.total,
  ): Promise<void> => {
    if (shown.carrier === null) return;
    if (!receiver.kept) await receiver.keep(to);
    const input: InputOf<typeof applyCloudOut> = {
      stockId,
      quantity,
      way: 'return',
      receiver: receiverOf(to),
      carrier: shown.carrier,
      expectedTotal,
    };
    const sent = await send(input);
    if (sent.ok) {
      const { paymentSN, heldUntil } = sent.value;
      if (heldUntil !== null) {
        toasts.show({ text: text.backDone(minuteText(heldUntil).slice(-5)), tone: 'positive' });
      }
      navigate(pathOf('payCheckout', {}, { paymentSN: paymentSN ?? undefined }));
      return;
    }
    const code = sent.failure?.errCode;
    if (code === errCode.agreementMissing) askAgreement();
    // It says itself what it costs now, and what there is less of.
    if (prepared.state === 'ready' && code !== undefined) await prepared.refresh();
  };
  return {
    receiver,
    quantity,
    setQuantity,
    setCarrier,
    prepared,
    submit,
    isSubmitting: isPending || receiver.isKeeping,
    failure,
  };
}

export type GiveBack = ReturnType<typeof useGiveBack>;
