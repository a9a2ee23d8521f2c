/** Who gets it: one of the kept addresses, or a new one that may be kept. */
import { createAddress, getAddresses } from '@banxin/contract/calls/customer/address';
import type { Address, AddressInput } from '@banxin/contract/entities/customer';
import { errCode } from '@banxin/contract/errors';
import { useRef, useState } from 'react';
import { useCall } from '../../lib/useCall.ts';
import { useSend } from '../../lib/useSend.ts';
import { EMPTY_ADDRESS, useAddressForm } from './useAddressForm.ts';

const NO_ADDRESSES: readonly Address[] = [];

/** An address as it is sent: what a kept one has beside it stays out. */
export const receiverOf = ({
  consignee,
  mobilePhone,
  province,
  city,
  district,
  detail,
}: AddressInput): AddressInput => ({
  consignee,
  mobilePhone,
  province,
  city,
  district,
  detail,
});

/** Nothing typed and nothing chosen. */
export const EMPTY_RECEIVER = { addressId: '', ...EMPTY_ADDRESS };

/** Another address than the kept ones. */
const NEW = 'new';

/** Null for another address than the kept ones, undefined where none was chosen. */
function chosenIn(addressId: string): number | null | undefined {
  if (addressId === NEW) return null;
  return /^\d+$/.test(addressId) ? Number(addressId) : undefined;
}

/** What is kept of an address that is typed, and which one was chosen, over a reload. */
interface AddressDraft {
  readonly start: AddressInput & { readonly addressId: string };
  readonly keep: (
    changed: Partial<Omit<AddressInput, 'isDefault'>> & { readonly addressId?: string },
  ) => void;
}

/**
 * Where it goes: a kept address, or one that is typed.
 * @param mayKeep whether a typed one can be kept for another time
 */
export function useReceiver(draft: AddressDraft, mayKeep: boolean) {
  // Said at its field; one that is kept already is what was wanted.
  const { send, fields, isPending } = useSend(createAddress, { shownHere: [errCode.invalidInput] });
  const known = useCall(getAddresses, {});
  /** Null: typed; undefined: nothing chosen yet. */
  const [chosen, setChosen] = useState(() => chosenIn(draft.start.addressId));
  const [keepsAddress, setKeeps] = useState(mayKeep);
  const form = useAddressForm({
    start: receiverOf(draft.start),
    refused: fields,
    onChange: ({ isDefault: _, ...typed }) => draft.keep(typed),
  });
  /** The typed address that was kept last: submitting again does not keep it twice. */
  const keptContents = useRef('');
  const addresses = known.state === 'ready' ? known.value : NO_ADDRESSES;
  const kept =
    chosen === null
      ? undefined
      : (addresses.find(({ id }) => id === chosen) ?? (addresses[0] as Address | undefined));
  const keep = async (typed: AddressInput): Promise<void> => {
    const contents = JSON.stringify(typed);
    if (!keepsAddress || keptContents.current === contents) return;
    // Shown as the row says when it fails; the order itself does not depend on it.
    if ((await send(typed)).ok) keptContents.current = contents;
  };
  return {
    /** Without the kept ones an address is typed. */
    isKnown: known.state !== 'loading',
    addresses,
    kept,
    choose: (id: number | null): void => {
      setChosen(id);
      draft.keep({ addressId: id === null ? NEW : String(id) });
    },
    form,
    keepsAddress,
    setKeeps,
    keep,
    isKeeping: isPending,
    province: kept ? kept.province : form.values.province,
  };
}

export type Receiver = ReturnType<typeof useReceiver>;
