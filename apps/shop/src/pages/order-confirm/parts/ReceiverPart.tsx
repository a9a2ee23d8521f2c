/** Where the goods go: a kept address or a new one. */
import { Checkbox } from '@banxin/ui/Checkbox';
import { RadioGroup } from '@banxin/ui/RadioGroup';
import { Stack } from '@banxin/ui/Stack';
import { AddressForm } from '../../../features/address/AddressForm.tsx';
import { addressLine } from '../../../features/address/addressLine.ts';
import { Own } from '../../../lib/Own.tsx';
import { useText } from '../../../lib/text.ts';
import type { OrderConfirmation } from '../order-confirm.data.ts';
import { orderConfirmText } from '../order-confirm.messages.ts';

const NEW = 'new';

export interface ReceiverPartProps {
  readonly confirmation: OrderConfirmation;
}

export function ReceiverPart({ confirmation }: ReceiverPartProps) {
  const text = useText(orderConfirmText);
  const { addresses, choices, choose, address } = confirmation;
  return (
    <Stack gap={16}>
      {addresses.length > 0 && (
        <RadioGroup
          label={text.receiver}
          isLabelHidden
          variant="card"
          value={choices.addressId === null ? NEW : String(choices.addressId)}
          onChange={(id) => choose({ addressId: id === NEW ? null : Number(id), carrier: null })}
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
      {choices.addressId === null && (
        <>
          <AddressForm form={address} />
          <Checkbox
            isSelected={choices.keepsAddress}
            onChange={(keepsAddress) => choose({ keepsAddress })}
          >
            {text.saveAddress}
          </Checkbox>
        </>
      )}
    </Stack>
  );
}
