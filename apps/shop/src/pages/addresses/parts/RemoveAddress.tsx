/** Asks before an address is removed, and says which one takes over. */
import { deleteAddress } from '@banxin/contract/calls/customer/address';
import type { Address } from '@banxin/contract/entities/customer';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { addressLine } from '../../../features/address/addressLine.ts';
import { AskBefore } from '../../../lib/AskBefore.tsx';
import { Own } from '../../../lib/Own.tsx';
import { useText } from '../../../lib/text.ts';
import { addressesText } from '../addresses.messages.ts';

export interface RemoveAddressProps {
  readonly address: Address;
  /** The one used last of the others; undefined where there is none. */
  readonly next: Address | undefined;
  readonly onEnd: () => void;
}

export default function RemoveAddress({ address, next, onEnd }: RemoveAddressProps) {
  const text = useText(addressesText);
  return (
    <AskBefore
      call={deleteAddress}
      input={{ id: address.id }}
      title={text.remove}
      done={{ text: text.removed }}
      failed={text.removeFailed}
      onEnd={onEnd}
    >
      <Stack gap={8}>
        <Text weight="medium">
          <Own>{`${address.consignee} ${addressLine(address)}`}</Own>
        </Text>
        {address.isDefault && next && <Text>{text.takesOver(next.consignee)}</Text>}
        <Text>{text.removeQuestion}</Text>
      </Stack>
    </AskBefore>
  );
}
