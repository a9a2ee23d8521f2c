/** Registers an order, or saves the one that is edited, and goes on to its confirmation; without the agreement it asks for that first. */

import type { InputOf } from '@banxin/contract/call';
import { signAgreement } from '@banxin/contract/calls/customer/agreement';
import { createOrder, saveDraft } from '@banxin/contract/calls/order/create';
import type { OrderDetail } from '@banxin/contract/entities/order';
import { errCode } from '@banxin/contract/errors';
import { pathOf } from '@banxin/contract/routes';
import { useLocation } from 'wouter';
import { useAskAgreement } from '../../features/agreement/useAskAgreement.ts';
import { useCanCall } from '../../features/session/useCanCall.ts';
import { type Sent, useSend } from '../../lib/useSend.ts';
import { DRAFT_PARAM } from './product-detail.data.ts';

/** The order that is edited, as it was seen when editing began. */
export type SeenDraft = Pick<OrderDetail, 'orderSN' | 'version'>;

// The server knows whether the agreement is needed.
const shownHere = [errCode.agreementMissing];

export function useCreateOrder() {
  const may = useCanCall();
  const askAgreement = useAskAgreement(may(signAgreement));
  const [, navigate] = useLocation();
  const creating = useSend(createOrder, { shownHere });
  const saving = useSend(saveDraft, { shownHere });

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
