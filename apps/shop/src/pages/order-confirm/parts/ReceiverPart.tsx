/** Where the goods go: a kept address or a new one. */
import { Checkbox } from '@banxin/ui/Checkbox';
import { RadioGroup } from '@banxin/ui/RadioGroup';
import { Stack } from '@banxin/ui/Stack';
import { AddressForm, type AddressProblems } from '../../../features/address/AddressForm.tsx';
import { useText } from '../../../lib/text.ts';
import type { ConfirmInfo, OrderConfirmation } from '../order-confirm.data.ts';
import { orderConfirmText } from '../order-confirm.messages.ts';

const NEW = 'new';

export interface ReceiverPartProps {
  readonly info: ConfirmInfo;
  readonly confirmation: OrderConfirmation;
  readonly problems: AddressProblems;
}

export function ReceiverPart({ info, confirmation, problems }: ReceiverPartProps) {
  const text = useText(orderConfirmText);
  const { choices, choose } = confirmation;
  return (
    <Stack gap={16}>
      {info.addresses.length > 0 && (
        <RadioGroup
          label={text.receiver}
          isLabelHidden
          variant="card"
          value={choices.addressId === null ? NEW : String(choices.addressId)}
          onChange={(id) => choose({ addressId: id === NEW ? null : Number(id), carrier: null })}
          options={[
            ...info.addresses.map((address) => ({
              id: String(address.id),
              label: `${address.consignee} ${address.mobilePhone}`,
              description: `${address.province}${address.city}${address.district}${address.detail}`,
            })),
            { id: NEW, label: text.newAddress },
          ]}
        />
      )}
      {choices.addressId === null && (
        <>
          <AddressForm
            value={choices.typed}
            problems={problems}
            onChange={(typed) =>
              choose({
                typed,
                addressId: null,
                ...(typed.province !== choices.typed.province && { carrier: null }),
              })
            }
          />
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
