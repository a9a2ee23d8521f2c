/** Whom a customer reaches about orders, and who brings them to the usual address. */
import { getAddresses } from '@banxin/contract/calls/customer/address';
import { getCustomerManager } from '@banxin/contract/calls/delivery/contacts';
import { contactGroup } from '@banxin/contract/enums/contact';
import { pathOf } from '@banxin/contract/routes';
import { Link } from '@banxin/ui/Link';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { helpText } from '../../../features/article/help.messages.ts';
import { Hotline } from '../../../features/company/Hotline.tsx';
import { lazyPart } from '../../../lib/lazyPart.tsx';
import { Part } from '../../../lib/Part.tsx';
import { PartBoundary } from '../../../lib/PartBoundary.tsx';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/useCall.ts';
import { userIndexText } from '../user-index.messages.ts';
import { Named } from './Named.tsx';

/** Districts have their numbers in a table that only this needs. */
const DeliveryMan = lazyPart(() => import('./DeliveryMan.tsx'));

/** Whoever looks after orders; where nobody is named, the hotline. */
function Manager() {
  const text = useText(userIndexText);
  const help = useText(helpText);
  const manager = useCall(getCustomerManager, { group: contactGroup.orders });
  switch (manager.state) {
    case 'loading':
      return <Skeleton shape="text" count={3} />;
    case 'failed':
      return (
        <Stack gap={8} align="start">
          <Text weight="medium">{help.hotline}</Text>
          <Link href={pathOf('aboutContact')}>{text.contact}</Link>
        </Stack>
      );
    case 'ready':
      return (
        <Stack gap={8}>
          <Named of={manager.value.title} person={manager.value.person} />
          <Hotline number={manager.value.phone} />
        </Stack>
      );
  }
}

export function Contacts() {
  const text = useText(userIndexText);
  const addresses = useCall(getAddresses, {});
  const usual =
    addresses.state === 'ready' ? addresses.value.find(({ isDefault }) => isDefault) : undefined;
  return (
    <Part title={text.manager}>
      <Manager />
      {usual && (
        <PartBoundary>
          <DeliveryMan address={usual} />
        </PartBoundary>
      )}
    </Part>
  );
}
