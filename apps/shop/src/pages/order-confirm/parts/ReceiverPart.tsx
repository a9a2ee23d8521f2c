/** Where the goods go: a kept address or a new one. */
import { Checkbox } from '@banxin/ui/Checkbox';
import { RadioGroup } from '@banxin/ui/RadioGroup';
import { Stack } from '@banxin/ui/Stack';
import { AddressForm } from '../../../features/address/AddressForm.tsx';
import { addressLine } from '../../../features/address/addressLine.ts';
import type { Told } from '../../../lib/fixedWords.ts';
import { Own } from '../../../lib/Own.tsx';
import { useText } from '../../../lib/text.ts';
import type { ConfirmInfo, OrderConfirmation } from '../order-confirm.data.ts';
import { orderConfirmText } from '../order-confirm.messages.ts';
import { SeveralReceivers } from './SeveralReceivers.tsx';

const NEW = 'new';

export interface ReceiverPartProps {
  readonly info: ConfirmInfo;
  readonly confirmation: OrderConfirmation;
  /** What the server says against it, by field. */
  readonly refused: Readonly<Record<string, Told>>;
}

export function ReceiverPart({ info, confirmation, refused }: ReceiverPartProps) {
  const isSeveral = confirmation.choices.drops !== null;
  return (
    <Stack gap={16}>
      {isSeveral ? null : <OneReceiver confirmation={confirmation} />}
      {info.order.configuration.quantity > 1 && (
        <SeveralReceivers info={info} confirmation={confirmation} refused={refused} />
      )}
    </Stack>
  );
}

function OneReceiver({ confirmation }: Pick<ReceiverPartProps, 'confirmation'>) {
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
