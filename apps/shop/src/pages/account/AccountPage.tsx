/** How this login gets in: what is bound to it, its password, and the devices on which it is used. */
import { Heading } from '@banxin/ui/Heading';
import { Stack } from '@banxin/ui/Stack';
import { useText } from '../../lib/text.ts';
import { accountText } from './account.messages.ts';
import { Bindings } from './parts/Bindings.tsx';
import { DeviceList } from './parts/DeviceList.tsx';

export default function AccountPage() {
  const text = useText(accountText);
  return (
    <Stack gap={20}>
      <Heading level={1}>{text.title}</Heading>
      <Bindings />
      <DeviceList />
    </Stack>
  );
}
