/** The checkout of a cart: where it goes, what is chosen, what it costs, and submitting it. */
import { createAddress } from '@banxin/contract/calls/customer/address';
import { signAgreement } from '@banxin/contract/calls/customer/agreement';
import { setCartLine } from '@banxin/contract/calls/stock/cart';
import { prepareSubmit, submit } from '@banxin/contract/calls/stock/submit';
import { AGREEMENT_MESSAGE_MS } from '@banxin/contract/constants';
import type { AddressInput } from '@banxin/contract/entities/customer';
import { errCode } from '@banxin/contract/errors';
import { messages } from '@banxin/contract/messages';
import { pathOf } from '@banxin/contract/routes';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { EMPTY_RECEIVER, receiverOf, useReceiver } from '../../features/address/useReceiver.ts';
import { useAgreement } from '../../features/agreement/agreement.ts';
import { mainAccountText } from '../../features/agreement/mainAccount.messages.ts';
import { useUser } from '../../features/session/session.ts';
import { useCanCall } from '../../features/session/useCanCall.ts';
import { minuteText } from '../../lib/day.ts';
import { useFixedWords } from '../../lib/fixedWords.ts';
import { useServices } from '../../lib/services.ts';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/useCall.ts';
import { useDraft } from '../../lib/useDraft.ts';
import { useSend } from '../../lib/useSend.ts';
import {
  type Asked,
  type Choices,
  directIn,
  idsIn,
  type Prepared,
  sentChoices,
  waysOf,
} from './checkout.ts';
import { choicesIn, choicesToKeep } from './keptCheckout.ts';
import { stockSubmitText } from './stock-submit.messages.ts';

/** Texts that are kept for this tab, over a reload. */
const EMPTY_DRAFT = { remark: '', choices: '', ...EMPTY_RECEIVER };

/** Goes on to the cashier, or says what has to be done before. */
function useSubmitting(forget: () => void) {
  const text = useText(stockSubmitText);
  const mainAccount = useText(mainAccountText);
  const words = useFixedWords();
  const { toasts } = useServices();
  const agreement = useAgreement();
  const may = useCanCall();
  const [, navigate] = useLocation();
  const { send, isPending, failure } = useSend(submit, { shownHere: 'all' });
  const askAgreement = (): void => {
    const isMain = may(signAgreement);
    toasts.show(
      { text: isMain ? words(messages.agreementMissing) : mainAccount.unsigned, tone: 'critical' },
      AGREEMENT_MESSAGE_MS,
    );
    if (isMain) agreement.open(true);
  };
  const goOn = async (input: Parameters<typeof send>[0]) => {
    const sent = await send(input);
    if (sent.ok) {
      const { paymentSN, heldUntil, isPaid } = sent.value;
      forget();
      const time = minuteText(heldUntil).slice(-5);
      toasts.show({ text: isPaid ? text.paid : text.held(time), tone: 'positive' });
      navigate(pathOf('payCheckout', {}, { paymentSN }), { replace: true });
    } else if (sent.failure?.errCode === errCode.agreementMissing) askAgreement();
    return sent;
  };
  return { submit: goOn, isSubmitting: isPending, failure };
}

export function useCheckout() {
  const [params, setParams] = useSearchParams();
  const direct = directIn(params.get('buy'));
  const ids = direct ? [direct.productId] : idsIn(params.get('ids'));
  const beside = direct && { direct };
  const draft = useDraft('stockSubmit', useUser().id, EMPTY_DRAFT);
  const may = useCanCall();
  const receiver = useReceiver(draft, may(createAddress));
  const [choices, setChoices] = useState(() => choicesIn(draft.start.choices, ids));
  const [remark, setRemark] = useState(draft.start.remark);
  const changing = useSend(setCartLine);
  const submitting = useSubmitting(draft.forget);
  const { province } = receiver;
  const asked: Asked = {
    productIds: [...ids],
    ...beside,
    ways: [...choices.ways],
    ...(province !== '' && { province }),
    ...sentChoices(choices),
  };
  const isAsked = ids.length > 0 && receiver.isKnown;
  const prepared = useCall(prepareSubmit, isAsked ? asked : null, { keepPrevious: true });
  const refresh = async (): Promise<void> => {
    if (prepared.state === 'ready') await prepared.refresh();
  };
  /** @param expectedTotal what the customer saw, or accepted @unit fen */
  const send = async (
    shown: Prepared,
    to: AddressInput,
    expectedTotal: number = shown.sums.total,
  ): Promise<void> => {
    if (!receiver.kept) await receiver.keep(to);
    const sent = await submitting.submit({
      productIds: shown.consignments.flatMap(({ lines }) => lines.map((one) => one.productId)),
      ...beside,
      version: shown.version,
      receiver: receiverOf(to),
      ways: waysOf(shown),
      ...sentChoices(choices),
      remark,
      expectedTotal,
    });
    const code = sent.ok ? undefined : sent.failure?.errCode;
    // It says itself what there is less of, and what belongs to the cart now.
    if (code === errCode.stockTooLow || code === errCode.cartMoved) await refresh();
  };
  return {
    ids,
    asked,
    prepared,
    receiver,
    choices,
    choose: (changed: Partial<Choices>): void => {
      const chosen = { ...choices, ...changed };
      setChoices(chosen);
      draft.keep({ choices: choicesToKeep(ids, chosen) });
    },
    remark,
    changeRemark: (typed: string): void => {
      setRemark(typed);
      draft.keep({ remark: typed });
    },
    /** Takes goods out of this checkout: they stay in the cart. */
    takeOut: (productId: number): void =>
      setParams(direct ? {} : { ids: ids.filter((id) => id !== productId).join(',') }, {
        replace: true,
      }),
    /** Sets a line of the cart to fewer; what is bought at once is bought in fewer. */
    change: async (shown: Prepared, productId: number, quantity: number): Promise<void> => {
      if (direct) {
        setParams({ buy: `${productId}x${quantity}` }, { replace: true });
        return;
      }
      const { version } = shown;
      const sent = await changing.send({ productId, quantity, isSaved: false, version });
      if (!sent.ok) await refresh();
    },
    isChanging: changing.isPending,
    submit: send,
    isSubmitting: submitting.isSubmitting || receiver.isKeeping,
    failure: submitting.failure,
    refresh,
  };
}

export type Checkout = ReturnType<typeof useCheckout>;
