/** Where goods go: one of the kept addresses, or a new one that may be kept. */
import type { AddressInput } from '@banxin/contract/entities/customer';
import { Checkbox } from '@banxin/ui/Checkbox';
import { RadioGroup } from '@banxin/ui/RadioGroup';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Stack } from '@banxin/ui/Stack';
import { useState } from 'react';
import { lazyPart } from '../../lib/lazyPart.tsx';
import { Own } from '../../lib/Own.tsx';
import { PartBoundary } from '../../lib/PartBoundary.tsx';
import { partFailedText } from '../../lib/partFailed.messages.ts';
import { useText } from '../../lib/text.ts';
import type { PlainForm } from '../../lib/useForm.ts';
import { usePartFailedToast } from '../../lib/usePartFailedToast.ts';
import { addressText } from './address.messages.ts';
import { addressLine } from './addressLine.ts';

/** Most choose an address that is kept: the form comes when it is asked for, or where none is. */
const AddressForm = lazyPart(() =>
  import('./AddressForm.tsx').then((module) => ({ default: module.AddressForm })),
);

/** Stands for the address that is typed among those that are kept. */
const NEW = 'new';

export interface ReceiverChoiceProps {
  readonly addresses: readonly (AddressInput & { readonly id: number })[];
  /** Of the chosen one; null: it is typed. */
  readonly addressId: number | null;
  readonly onChoose: (addressId: number | null) => void;
  /** The typed one. */
  readonly form: PlainForm<AddressInput>;
  /** Whether the typed one is kept for another time. */
  readonly keepsAddress: boolean;
  readonly onKeeps: (keepsAddress: boolean) => void;
}

export function ReceiverChoice({
  addresses,
  addressId,
  onChoose,
  form,
  keepsAddress,
  onKeeps,
}: ReceiverChoiceProps) {
  const text = useText(addressText);
  const lost = useText(partFailedText);
  const showPartFailed = usePartFailedToast();
  /** Drawn anew, the form is asked for again. */
  const [tries, setTries] = useState(0);
  return (
    <Stack gap={16}>
      {addresses.length > 0 && (
        <RadioGroup
          label={text.receiver}
          isLabelHidden
          variant="card"
          value={addressId === null ? NEW : String(addressId)}
          onChange={(id) => onChoose(id === NEW ? null : Number(id))}
          options={[
            ...addresses.map((one) => ({
              id: String(one.id),
              label: <Own>{`${one.consignee} ${one.mobilePhone}`}</Own>,
              description: <Own>{addressLine(one)}</Own>,
            })),
            { id: NEW, label: text.newAddress },
          ]}
        />
      )}
      {addressId === null && (
        <>
          <PartBoundary
            key={tries}
            pending={<Skeleton shape="control" count={4} />}
            onLost={() => showPartFailed(lost.addressForm, () => setTries(tries + 1))}
          >
            <AddressForm form={form} />
          </PartBoundary>
          <Checkbox isSelected={keepsAddress} onChange={onKeeps}>
            {text.saveAddress}
          </Checkbox>
        </>
      )}
    </Stack>
  );
}
