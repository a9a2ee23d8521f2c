/** Registers an order once per intent: the key stays the same until the contents change. */

import type { InputOf } from '@banxin/contract/call';
import { signAgreement } from '@banxin/contract/calls/customer/agreement';
import { createOrder } from '@banxin/contract/calls/order/create';
import { CallError } from '@banxin/contract/client';
import { AGREEMENT_MESSAGE_MS } from '@banxin/contract/constants';
import { errCode } from '@banxin/contract/errors';
import { messages } from '@banxin/contract/messages';
import { pathOf } from '@banxin/contract/routes';
import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useAgreement } from '../../features/agreement/agreement.ts';
import { mainAccountText } from '../../features/agreement/mainAccount.messages.ts';
import { useMay } from '../../features/session/session.ts';
import { useFixedWords } from '../../lib/fixedWords.ts';
import { useServices } from '../../lib/services.ts';
import { useText } from '../../lib/text.ts';

type Input = InputOf<typeof createOrder>;

export function useCreateOrder() {
  const { client, newKey, toasts, failures } = useServices();
  const words = useFixedWords();
  const agreement = useAgreement();
  const mainAccount = useText(mainAccountText);
  const may = useMay();
  const [, navigate] = useLocation();
  const [isPending, setPending] = useState(false);
  const intent = useRef<{ contents: string; key: string }>(undefined);

  const askAgreement = (): void => {
    if (!may(signAgreement)) {
      toasts.show({ text: mainAccount.unsigned, tone: 'critical' }, AGREEMENT_MESSAGE_MS);
      return;
    }
    toasts.show({ text: words(messages.agreementMissing), tone: 'critical' }, AGREEMENT_MESSAGE_MS);
    agreement.open(true);
  };
  const submit = async (input: Input): Promise<void> => {
    if (isPending) return;
    const contents = JSON.stringify(input);
    if (intent.current?.contents !== contents) intent.current = { contents, key: newKey() };
    setPending(true);
    try {
      const { orderSN } = await client.send(createOrder, input, {
        idempotencyKey: intent.current.key,
        display: 0,
      });
      navigate(pathOf('orderConfirm', { id: input.configuration.productId, orderId: orderSN }));
    } catch (error) {
      // What was chosen and uploaded stays on the page. The server knows whether the agreement is needed.
      if (!(error instanceof CallError)) throw error;
      if (error.errCode === errCode.agreementMissing) askAgreement();
      // The session says what a 401 means.
      else if (error.kind !== 'unauthorized') failures.emit({ mode: 1, message: error.message });
    } finally {
      setPending(false);
    }
  };
  return { isPending, submit };
}
