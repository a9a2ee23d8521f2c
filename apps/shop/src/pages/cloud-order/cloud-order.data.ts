/** A parcel from the cloud warehouse being put together: goods, receiver, sender, carrier, what it costs, submitting it. */
import type { InputOf, OutputOf } from '@banxin/contract/call';
import { createCloudOrder, prepareCloudOrder } from '@banxin/contract/calls/cloudWarehouse/order';
import { createAddress } from '@banxin/contract/calls/customer/address';
import { signAgreement } from '@banxin/contract/calls/customer/agreement';
import type { CloudLineInput } from '@banxin/contract/entities/cloudWarehouse';
import type { AddressInput } from '@banxin/contract/entities/customer';
import type { Sender } from '@banxin/contract/entities/sender';
import { errCode } from '@banxin/contract/errors';
import { pathOf } from '@banxin/contract/routes';
import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { EMPTY_RECEIVER, receiverOf, useReceiver } from '../../features/address/useReceiver.ts';
import { useAskAgreement } from '../../features/agreement/useAskAgreement.ts';
import { linesIn, queryOfLines, withLines, withQuantity } from '../../features/cloud/cloudLines.ts';
import { useDefaultSender } from '../../features/orderExtend/useSenders.ts';
import { useUser } from '../../features/session/session.ts';
import { useCanCall } from '../../features/session/useCanCall.ts';
import { minuteText } from '../../lib/day.ts';
import { useServices } from '../../lib/services.ts';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/useCall.ts';
import { useDraft } from '../../lib/useDraft.ts';
import { useSend } from '../../lib/useSend.ts';
import { cloudOrderText } from './cloud-order.messages.ts';

/** The parcel as it is put together. */
export type Asked = InputOf<typeof prepareCloudOrder>;

/** The parcel as it is priced. */
export type Prepared = OutputOf<typeof prepareCloudOrder>;

/** Texts that are kept for this tab, over a reload; goods in the words of an address. */
const EMPTY_DRAFT = {
  lines: '',
  carrier: '',
  remark: '',
  /** The works, where they were chosen; one of one's own has a name. */
  sender: '',
  senderName: '',
  senderPhone: '',
  senderAddress: '',
  senderHide: '',
  ...EMPTY_RECEIVER,
};

const textOfLines = (lines: readonly CloudLineInput[]): string =>
  new URLSearchParams(queryOfLines(lines)).toString();

/** The goods: those of the draft, and those that the address brings. */
function useLines(draft: ReturnType<typeof useDraft<typeof EMPTY_DRAFT>>) {
  const [params, setParams] = useSearchParams();
  const brought = linesIn(params);
  const [lines, setLines] = useState(() =>
    withLines(linesIn(new URLSearchParams(draft.start.lines)), brought),
  );
  const change = (next: readonly CloudLineInput[]): void => {
    setLines(next);
    draft.keep({ lines: textOfLines(next) });
  };
  const bringing = textOfLines(brought);
  useEffect(() => {
    if (bringing === '') return;
    // They stand in the draft now: a reload must not bring back what was taken out meanwhile.
    const added = withLines(lines, linesIn(new URLSearchParams(bringing)));
    setLines(added);
    draft.keep({ lines: textOfLines(added) });
    setParams(
      (at) => {
        const kept = new URLSearchParams(at);
        kept.delete('stock');
        kept.delete('goods');
        return kept;
      },
      { replace: true },
    );
  }, [bringing, lines, draft, setParams]);
  return {
    lines,
    add: (line: CloudLineInput) => change(withLines(lines, [line])),
    setQuantity: (line: CloudLineInput, quantity: number) =>
      change(withQuantity(lines, line, quantity)),
    clear: () => change([]),
  };
}

/** Goes on to the cashier, or says what has to be done before. */
function useSubmitting(forget: () => void) {
  const text = useText(cloudOrderText);
  const { toasts } = useServices();
  const askAgreement = useAskAgreement(useCanCall()(signAgreement));
  const [, navigate] = useLocation();
  const { send, isPending, failure } = useSend(createCloudOrder, { shownHere: 'all' });
  return {
    isPending,
    failure,
    goOn: async (input: Parameters<typeof send>[0]) => {
      const sent = await send(input);
      if (sent.ok) {
        const { paymentSN, heldUntil, isPaid } = sent.value;
        forget();
        const time = minuteText(heldUntil).slice(-5);
        toasts.show({ text: isPaid ? text.paid : text.held(time), tone: 'positive' });
        navigate(pathOf('payCheckout', {}, { paymentSN }), { replace: true });
      } else if (sent.failure?.errCode === errCode.agreementMissing) askAgreement();
      return sent;
    },
  };
}

type Draft = Pick<ReturnType<typeof useDraft<typeof EMPTY_DRAFT>>, 'start' | 'keep'>;

const WORKS = 'works';
const SHOWN = 'shown';

const senderIn = ({ start }: Draft): Sender | null | undefined => {
  const { sender, senderName: name, senderPhone: phone, senderAddress: address } = start;
  if (name !== '') return { name, phone, address, hide: start.senderHide !== SHOWN };
  return sender === WORKS ? null : undefined;
};

/** Whom the parcel comes from: the customer's default until another is chosen. */
function useSender(draft: Draft) {
  const [chosen, setChosen] = useState(() => senderIn(draft));
  const usual = useDefaultSender();
  return {
    sender: chosen === undefined ? usual : chosen,
    changeSender: (next: Sender | null): void => {
      setChosen(next);
      draft.keep({
        sender: next === null ? WORKS : '',
        senderName: next?.name ?? '',
        senderPhone: next?.phone ?? '',
        senderAddress: next?.address ?? '',
        senderHide: next?.hide === false ? SHOWN : '',
      });
    },
  };
}

export function useParcel() {
  const may = useCanCall();
  const draft = useDraft('cloudOrder', useUser().id, EMPTY_DRAFT);
  const { carrier: startCarrier, remark: startRemark } = draft.start;
  const goods = useLines(draft);
  const receiver = useReceiver(draft, may(createAddress));
  const [carrier, setCarrier] = useState(startCarrier);
  const [remark, setRemark] = useState(startRemark);
  const { sender, changeSender } = useSender(draft);
  const submitting = useSubmitting(draft.forget);
  const { province } = receiver;
  const { lines } = goods;
  const canPrice = may(prepareCloudOrder);
  const asked: Asked = {
    lines: [...lines],
    ...(province !== '' && { province }),
    ...(carrier !== '' && { carrier }),
  };
  const isAsked = lines.length > 0 && receiver.isKnown && canPrice;
  const prepared = useCall(prepareCloudOrder, isAsked ? asked : null, { keepPrevious: true });
  /** @param accepted a sum that moved and was accepted: it is compared alone @unit fen */
  const submit = async (shown: Prepared, to: AddressInput, accepted?: number): Promise<void> => {
    if (shown.carrier === null) return;
    if (!receiver.kept) await receiver.keep(to);
    const sent = await submitting.goOn({
      lines: [...lines],
      receiver: receiverOf(to),
      carrier: shown.carrier,
      sender,
      remark,
      ...(accepted === undefined && { token: shown.token }),
      expectedTotal: accepted ?? shown.fees.total,
    });
    const isRefused = !sent.ok && sent.failure?.errCode !== undefined;
    // What there is less of, what is owed and what it costs now are asked for anew.
    if (isRefused && prepared.state === 'ready') await prepared.refresh();
  };
  return {
    goods,
    receiver,
    asked,
    prepared,
    chooseCarrier: (code: string): void => {
      setCarrier(code);
      draft.keep({ carrier: code });
    },
    sender,
    changeSender,
    remark,
    changeRemark: (next: string): void => {
      setRemark(next);
      draft.keep({ remark: next });
    },
    submit,
    isSubmitting: submitting.isPending || receiver.isKeeping,
    failure: submitting.failure,
  };
}

export type Parcel = ReturnType<typeof useParcel>;
