/** Registers an order and goes on to its confirmation; without the agreement it asks for that first. */

import type { InputOf } from '@banxin/contract/call';
import { signAgreement } from '@banxin/contract/calls/customer/agreement';
import { createOrder } from '@banxin/contract/calls/order/create';
import { AGREEMENT_MESSAGE_MS } from '@banxin/contract/constants';
import { errCode } from '@banxin/contract/errors';
import { messages } from '@banxin/contract/messages';
import { pathOf } from '@banxin/contract/routes';
import { useLocation } from 'wouter';
import { useAgreement } from '../../features/agreement/agreement.ts';
import { mainAccountText } from '../../features/agreement/mainAccount.messages.ts';
import { useCanCall } from '../../features/session/session.ts';
import { useFixedWords } from '../../lib/fixedWords.ts';
import { useServices } from '../../lib/services.ts';
import { useText } from '../../lib/text.ts';
import { useSend } from '../../lib/useSend.ts';

export function useCreateOrder() {
  const { toasts } = useServices();
  const words = useFixedWords();
  const agreement = useAgreement();
  const mainAccount = useText(mainAccountText);
  const may = useCanCall();
  const [, navigate] = useLocation();
  // The server knows whether the agreement is needed.
  const { send, isPending } = useSend(createOrder, { shownHere: [errCode.agreementMissing] });

  const askAgreement = (): void => {
    if (!may(signAgreement)) {
      toasts.show({ text: mainAccount.unsigned, tone: 'critical' }, AGREEMENT_MESSAGE_MS);
      return;
    }
    toasts.show({ text: words(messages.agreementMissing), tone: 'critical' }, AGREEMENT_MESSAGE_MS);
    agreement.open(true);
  };
  /** What was chosen and uploaded stays on the page when it fails. */
  const submit = async (input: InputOf<typeof createOrder>): Promise<void> => {
    const sent = await send(input);
    if (sent.ok) {
      const { productId } = input.configuration;
      navigate(pathOf('orderConfirm', { id: productId, orderId: sent.value.orderSN }));
    } else if (sent.failure?.errCode === errCode.agreementMissing) askAgreement();
  };
  return { isPending, submit };
}
