/** The gift pack of new customers, for as long as it was not had. */
import { receiveNewCustomerCoupon } from '@banxin/contract/calls/customer/coupon';
import { mayOpenGiftPack } from '@banxin/contract/rules/customer';
import { Button } from '@banxin/ui/Button';
import { Notice } from '@banxin/ui/Notice';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useState } from 'react';
import { useSession } from '../../../features/session/session.ts';
import { useCanCall } from '../../../features/session/useCanCall.ts';
import { lazyPart } from '../../../lib/lazyPart.tsx';
import { PartBoundary } from '../../../lib/PartBoundary.tsx';
import { useText } from '../../../lib/text.ts';
import { usePartFailedToast } from '../../../lib/usePartFailedToast.ts';
import { couponText } from '../coupon.messages.ts';

/** The dialog that the shop offers it in: opened, it reloads the page. */
const CouponHost = lazyPart(() => import('../../../features/coupon/CouponHost.tsx'));

export function GiftBanner() {
  const text = useText(couponText);
  const { user } = useSession();
  const may = useCanCall();
  const showPartFailed = usePartFailedToast();
  /** Each press opens another dialog: one that was closed is over. */
  const [times, setTimes] = useState(0);
  if (!user || !mayOpenGiftPack(user) || !may(receiveNewCustomerCoupon)) return null;
  return (
    <>
      <Notice tone="action" title={text.giftTitle}>
        <Stack gap={12} align="start">
          <Text>{text.giftText}</Text>
          <Button size="small" variant="primary" onPress={() => setTimes(times + 1)}>
            {text.openGift}
          </Button>
        </Stack>
      </Notice>
      {times > 0 && (
        <PartBoundary
          onLost={() => {
            setTimes(0);
            showPartFailed(text.giftFailed, () => setTimes(1));
          }}
        >
          <CouponHost key={times} isHeld={false} />
        </PartBoundary>
      )}
    </>
  );
}
