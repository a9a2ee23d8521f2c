/** Whose van brings orders to an address; nothing where only carriers go. */
import { getDeliveryMan } from '@banxin/contract/calls/delivery/contacts';
import type { Address } from '@banxin/contract/entities/customer';
import { formatFen } from '@banxin/ui/Money';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useAreas } from '../../../features/address/area.ts';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/useCall.ts';
import * as css from '../user-index.css.ts';
import { userIndexText } from '../user-index.messages.ts';
import { districtCode } from './districtCode.ts';
import { Named } from './Named.tsx';

export default function DeliveryMan({ address }: { readonly address: Address }) {
  const text = useText(userIndexText);
  const areas = useAreas();
  const smallAreaId = areas && districtCode(areas, address);
  const man = useCall(getDeliveryMan, smallAreaId === null ? null : { smallAreaId });
  if (man.state !== 'ready' || man.value === null) return null;
  const { name, person, phone, fee, freeFrom } = man.value;
  return (
    <Stack gap={4} align="start">
      <Text size={13} tone="quiet">
        {text.deliveryMan}
      </Text>
      <Named of={name} person={person} />
      <a className={css.phoneNumber} href={`tel:${phone}`}>
        {phone}
      </a>
      {fee !== null && freeFrom !== null && (
        <Text size={13} tone="quiet">
          {text.trip(formatFen(fee), formatFen(freeFrom))}
        </Text>
      )}
    </Stack>
  );
}
