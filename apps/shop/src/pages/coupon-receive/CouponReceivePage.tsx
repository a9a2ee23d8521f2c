/** Claiming coupons: says that it is on its way, and where the gift pack and one's own coupons are. */
import { pathOf } from '@banxin/contract/routes';
import { EmptyState } from '@banxin/ui/EmptyState';
import { Heading } from '@banxin/ui/Heading';
import { LinkButton } from '@banxin/ui/LinkButton';
import { Sheet } from '@banxin/ui/Sheet';
import { Stack } from '@banxin/ui/Stack';
import { useText } from '../../lib/text.ts';
import { couponReceiveText } from './coupon-receive.messages.ts';

export default function CouponReceivePage() {
  const text = useText(couponReceiveText);
  return (
    <Stack gap={20}>
      <Heading level={1}>{text.title}</Heading>
      <Sheet>
        <EmptyState
          title={text.soon}
          headingLevel={2}
          action={
            <LinkButton href={pathOf('userCoupon')} variant="primary">
              {text.toCoupons}
            </LinkButton>
          }
        />
      </Sheet>
    </Stack>
  );
}
