/** Registers an order, or saves the one that is edited, and goes on to its confirmation; without the agreement it asks for that first. */

import type { InputOf } from '@banxin/contract/call';
import { signAgreement } from '@banxin/contract/calls/customer/agreement';
import { createOrder, saveDraft } from '@banxin/contract/calls/order/create';
import { AGREEMENT_MESSAGE_MS } from '@banxin/contract/constants';
import type { OrderDetail } from '@banxin/contract/entities/order';
import { errCode } from '@banxin/contract/errors';
import { messages } from '@banxin/contract/messages';
import { pathOf } from '@banxin/contract/routes';
import { useLocation } from 'wouter';
import { useAgreement } from '../../features/agreement/agreement.ts';
import { mainAccountText } from '../../features/agreement/mainAccount.messages.ts';
import { useCanCall } from '../../features/session/useCanCall.ts';
import { useFixedWords } from '../../lib/fixedWords.ts';
import { useServices } from '../../lib/services.ts';
import { useText } from '../../lib/text.ts';
import { type Sent, useSend } from '../../lib/useSend.ts';
import { DRAFT_PARAM } from './product-detail.data.ts';

/** The order that is edited, as it was seen when editing began. */
export type SeenDraft = Pick<OrderDetail, 'orderSN' | 'version'>;

// The server knows whether the agreement is needed.
const shownHere = [errCode.agreementMissing];

export function useCreateOrder() {
  const { toasts } = useServices();
  const words = useFixedWords();
  const agreement = useAgreement();
  const mainAccount = useText(mainAccountText);
  const may = useCanCall();
  const [, navigate] = useLocation();
  const creating = useSend(createOrder, { shownHere });
  const saving = useSend(saveDraft, { shownHere });

  const askAgreement = (): void => {
    if (!may(signAgreement)) {
      toasts.show({ text: mainAccount.unsigned, tone: 'critical' }, AGREEMENT_MESSAGE_MS);
      return;
    }
    toasts.show({ text: words(messages.agreementMissing), tone: 'critical' }, AGREEMENT_MESSAGE_MS);
    agreement.open(true);
  };
  const goOn = (productId: number, sent: Sent<{ readonly orderSN: string }>): void => {
    if (sent.ok) {
      const { orderSN } = sent.value;
      // Whoever comes back edits this order instead of beginning another.
      navigate(pathOf('productDetail', { id: productId }, { [DRAFT_PARAM]: orderSN }), {
        replace: true,
      });
      navigate(pathOf('orderConfirm', { id: productId, orderId: orderSN }));
    } else if (sent.failure?.errCode === errCode.agreementMissing) askAgreement();
  };
  /** What was chosen and uploaded stays on the page when it fails. */
  const submit = async (
    input: InputOf<typeof createOrder>,
    draft: SeenDraft | null,
  ): Promise<void> => {
    const { configuration, fileIds, styles, urgent, carrier, arriveBy = null } = input;
    const sent =
      draft === null
        ? await creating.send(input)
        : await saving.send({
            orderSN: draft.orderSN,
            version: draft.version,
            configuration,
            urgent,
            ...(carrier !== undefined && { carrier }),
            arriveBy,
            fileIds,
            ...(styles !== undefined && { styles }),
          });
    goOn(configuration.productId, sent);
  };
  return { isPending: creating.isPending || saving.isPending, submit };
}
