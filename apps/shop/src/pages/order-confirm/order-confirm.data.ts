/** The order priced for what is chosen so far: address, carrier, speed, packing. */

import type { InputOf, OutputOf } from '@banxin/contract/call';
import type { getAvailableCoupons } from '@banxin/contract/calls/coupon/coupon';
import { createAddress } from '@banxin/contract/calls/customer/address';
import { getConfirmOrderInfo } from '@banxin/contract/calls/order/confirm';
import type { Urgency } from '@banxin/contract/calls/order/quote.schemas';
import type { AddressInput } from '@banxin/contract/entities/customer';
import type { Sender } from '@banxin/contract/entities/sender';
import { errCode } from '@banxin/contract/errors';
import { useMemo, useRef, useState } from 'react';
import type { DropRow } from '../../features/address/drops/dropRow.ts';
import { useAddressForm } from '../../features/address/useAddressForm.ts';
import { useUser } from '../../features/session/session.ts';
import { type Loadable, useCall } from '../../lib/useCall.ts';
import { useDraft } from '../../lib/useDraft.ts';
import type { PlainForm } from '../../lib/useForm.ts';
import { useHabit } from '../../lib/useHabit.ts';
import { useSend } from '../../lib/useSend.ts';
import { type DiscountChoice, NOTHING_OFF, sentChoice } from './discountChoice.ts';
import { addressIn, choicesIn, NOTHING_CHOSEN, toKeep, wayIn } from './keptChoices.ts';

export type ConfirmInfo = OutputOf<typeof getConfirmOrderInfo>;

/** What the customer decides on this page. */
export interface Choices extends DiscountChoice {
  /** Id of a kept address, or null for the typed one. */
  readonly addressId: number | null;
  readonly keepsAddress: boolean;
  readonly carrier: string | null;
  readonly urgent: Urgency;
  readonly neutral: boolean;
  readonly tearProof: boolean;
  readonly separateStyles: boolean;
  readonly remark: string | null;
  /** Several addresses; null: all of it goes to the chosen one. */
  readonly drops: readonly DropRow[] | null;
  /** 存入云仓: it stays in the cloud warehouse; address, carrier and several addresses wait for another choice. */
  readonly intoWarehouse: boolean;
  /** Who the parcels say they come from; null: the works. Undefined: as the order has it. */
  readonly sender: Sender | null | undefined;
  /** By which the brand on it may be printed; null: none. Undefined: as the order has it. */
  readonly certificate: { readonly id: number; readonly brand: string } | null | undefined;
  /** Files whose warnings were seen, to be printed as they are; of others that came since then nothing was seen. */
  readonly confirmedFiles: readonly string[];
  readonly payNow: boolean;
}

/** Stands for the receiver that the order brings along and that is not among the kept ones. */
const OWN_RECEIVER = 0;

export interface OrderConfirmation {
  /** To choose from: the receiver that the order brings along, and the kept ones. */
  readonly addresses: readonly (AddressInput & { readonly id: number })[];
  /** Carrier before the address was changed; null while it is the same. */
  readonly carrierBefore: string | null;
  /** What the price is asked for. */
  readonly asked: InputOf<typeof getConfirmOrderInfo>;
  readonly info: Loadable<ConfirmInfo>;
  /** The order as it is priced, before anything is taken off. */
  readonly way: InputOf<typeof getAvailableCoupons>;
  readonly choices: Choices;
  readonly choose: (changed: Partial<Choices>) => void;
  /** The kept address in use; undefined while a new one is typed. */
  readonly kept: AddressInput | undefined;
  /** The new one. */
  readonly address: PlainForm<AddressInput>;
  /** Keeps the typed address, if that was asked for. */
  readonly keepAddress: (typed: AddressInput) => Promise<void>;
  readonly isKeeping: boolean;
  /** It is confirmed: nothing of what was chosen is kept for another time. */
  readonly forget: () => void;
}

const wayToSeveral = (drops: readonly DropRow[]): Partial<OrderConfirmation['way']> => ({
  dropProvinces: drops.map(({ receiver }) => receiver.province),
  dropQuantities: drops.map(({ quantity }) => quantity),
  dropCarriers: drops.map(({ carrier }) => carrier ?? ''),
});

const isSame = (a: AddressInput, b: AddressInput): boolean =>
  (['consignee', 'mobilePhone', 'province', 'city', 'district', 'detail'] as const).every(
    (field) => a[field] === b[field],
  );

/** The order's own receiver first, as it is chosen until another is. */
function addressesOf({
  order: { receiver },
  addresses,
}: ConfirmInfo): OrderConfirmation['addresses'] {
  if (receiver === null) return addresses;
  const kept = addresses.find((one) => isSame(one, receiver));
  return [kept ?? { ...receiver, id: OWN_RECEIVER }, ...addresses.filter((one) => one !== kept)];
}

export function useOrderConfirmation(orderSN: string): OrderConfirmation {
  const userId = useUser().id;
  const [payNow, setPayNow] = useHabit('payNow', userId);
  const draft = useDraft(`confirm.${orderSN}`, userId, NOTHING_CHOSEN);
  // Said at its field; one that is kept already is what was wanted.
  const {
    send,
    fields,
    isPending: isKeeping,
  } = useSend(createAddress, {
    shownHere: [errCode.invalidInput],
  });
  const [chosen, setChosen] = useState(() => choicesIn(draft.start));
  const [carrierBefore, setCarrierBefore] = useState<string | null>(null);
  const choices: Choices = {
    addressId: null,
    keepsAddress: true,
    carrier: null,
    urgent: 'none',
    neutral: false,
    tearProof: false,
    separateStyles: false,
    remark: null,
    drops: null,
    intoWarehouse: false,
    sender: undefined,
    certificate: undefined,
    confirmedFiles: [],
    payNow,
    ...NOTHING_OFF,
    ...chosen,
  };
  const address = useAddressForm({
    start: addressIn(draft.start),
    refused: fields,
    onChange: (changed) => {
      const { province } = changed;
      const { isDefault: _, ...typed } = changed;
      draft.keep({ ...typed, ...toKeep({ addressId: null }, 0) });
      if (province !== undefined && province !== address.values.province) rememberCarrier();
      setChosen((before) => ({
        ...before,
        addressId: null,
        ...(province !== undefined && province !== address.values.province && { carrier: null }),
      }));
    },
  });
  const isTyped = chosen.addressId === null;
  /** The typed address that was kept last: confirming again does not keep it twice. */
  const keptContents = useRef('');
  const [places, setPlaces] = useState<ReadonlyMap<number, string>>(
    () => new Map([[Number(draft.start.addressId), draft.start.place]]),
  );
  const province = isTyped
    ? address.values.province
    : choices.addressId === null
      ? ''
      : (places.get(choices.addressId) ?? '');
  const way: OrderConfirmation['way'] = {
    orderSN,
    // Until another is chosen the order keeps its own.
    ...(chosen.urgent !== undefined && { urgent: chosen.urgent }),
    neutral: choices.neutral,
    tearProof: choices.tearProof,
    separateStyles: choices.separateStyles,
    ...(province !== '' && { province }),
    ...(isTyped && province === '' && { unaddressed: true }),
    ...(choices.carrier !== null && { carrier: choices.carrier }),
    ...(choices.intoWarehouse
      ? { intoWarehouse: true }
      : choices.drops && wayToSeveral(choices.drops)),
  };
  const asked = { ...way, ...sentChoice(choices) };
  const info = useCall(getConfirmOrderInfo, asked, { keepPrevious: true });
  const shown = info.state === 'ready' ? info.value : null;
  const addresses = useMemo(() => (shown === null ? [] : addressesOf(shown)), [shown]);
  const version = shown?.order.version;
  const [restoredFor, setRestoredFor] = useState<number>();
  if (version !== undefined && restoredFor !== version) {
    setRestoredFor(version);
    if (restoredFor === undefined) setChosen({ ...wayIn(draft.start, version), ...chosen });
  }
  const { addressId: wanted } = chosen;
  // It was removed from the kept ones since it was chosen.
  if (shown !== null && wanted != null && !addresses.some(({ id }) => id === wanted)) {
    const { addressId: _, ...others } = chosen;
    setChosen(others);
  }
  const rememberCarrier = (): void => {
    if (shown !== null && shown.carrier !== null) setCarrierBefore(shown.carrier);
  };
  // Until something is chosen, the default address is used, or a new one is typed.
  const addressId = 'addressId' in chosen ? choices.addressId : (addresses[0]?.id ?? null);
  const kept = addresses.find(({ id }) => id === addressId);
  return {
    asked,
    info,
    way,
    addresses,
    carrierBefore,
    choices: {
      ...choices,
      addressId,
      urgent: chosen.urgent ?? shown?.order.urgent ?? choices.urgent,
    },
    choose: (changed) => {
      if (changed.payNow !== undefined) setPayNow(changed.payNow);
      if (changed.addressId !== undefined) rememberCarrier();
      if (changed.carrier != null) setCarrierBefore(null);
      if (changed.addressId != null) {
        const next = addresses.find(({ id }) => id === changed.addressId);
        if (next) setPlaces(new Map(places).set(next.id, next.province));
      }
      setChosen({ ...chosen, ...changed });
      const place = addresses.find(({ id }) => id === changed.addressId)?.province;
      draft.keep({ ...toKeep(changed, version ?? 0), ...(place !== undefined && { place }) });
    },
    kept,
    address,
    isKeeping,
    forget: draft.forget,
    keepAddress: async (typed) => {
      const contents = JSON.stringify(typed);
      if (!choices.keepsAddress || keptContents.current === contents) return;
      // Shown as the row says when it fails; the order itself does not depend on it.
      if ((await send(typed)).ok) keptContents.current = contents;
    },
  };
}
