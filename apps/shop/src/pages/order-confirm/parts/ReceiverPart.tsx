/** Where the goods go: a kept address or a new one. */
import { Stack } from '@banxin/ui/Stack';
import { ReceiverChoice } from '../../../features/address/ReceiverChoice.tsx';
import type { Told } from '../../../lib/fixedWords.ts';
import type { ConfirmInfo, OrderConfirmation } from '../order-confirm.data.ts';
import { SeveralReceivers } from './SeveralReceivers.tsx';
import { WarehouseChoice } from './WarehouseChoice.tsx';

export interface ReceiverPartProps {
  readonly info: ConfirmInfo;
  readonly confirmation: OrderConfirmation;
  /** What the server says against it, by field. */
  readonly refused: Readonly<Record<string, Told>>;
}

export function ReceiverPart({ info, confirmation, refused }: ReceiverPartProps) {
  const isSeveral = confirmation.choices.drops !== null;
  const { intoWarehouse } = confirmation.choices;
  return (
    <Stack gap={16}>
      <WarehouseChoice info={info} confirmation={confirmation} />
      {!intoWarehouse && (
        <>
          {isSeveral ? null : <OneReceiver confirmation={confirmation} />}
          {info.order.configuration.quantity > 1 && (
            <SeveralReceivers info={info} confirmation={confirmation} refused={refused} />
          )}
        </>
      )}
    </Stack>
  );
}

function OneReceiver({ confirmation }: Pick<ReceiverPartProps, 'confirmation'>) {
  const { addresses, choices, choose, address } = confirmation;
  return (
    <ReceiverChoice
      addresses={addresses}
      addressId={choices.addressId}
      onChoose={(addressId) => choose({ addressId, carrier: null })}
      form={address}
      keepsAddress={choices.keepsAddress}
      onKeeps={(keepsAddress) => choose({ keepsAddress })}
    />
  );
}
