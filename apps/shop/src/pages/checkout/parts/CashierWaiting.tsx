/** The cashier while its payment, or its code, is on its way. */
import { Heading } from '@banxin/ui/Heading';
import { Sheet } from '@banxin/ui/Sheet';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Stack } from '@banxin/ui/Stack';
import { useText } from '../../../lib/text.ts';
import { checkoutText } from '../checkout.messages.ts';

export function CashierWaiting() {
  const text = useText(checkoutText);
  return (
    <Sheet padding="large">
      <Stack gap={24}>
        <Heading level={1}>{text.title}</Heading>
        <Skeleton shape="text" count={3} isAnnounced />
        <Skeleton shape="heading" />
        <Skeleton shape="control" />
      </Stack>
    </Sheet>
  );
}
