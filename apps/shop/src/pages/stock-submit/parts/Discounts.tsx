/** What can be taken off a cart's checkout: coupons by one press or by choice, free samples, red packets. */
import { Button } from '@banxin/ui/Button';
import { Checkbox } from '@banxin/ui/Checkbox';
import { Inline } from '@banxin/ui/Inline';
import { formatFen } from '@banxin/ui/Money';
import { Text } from '@banxin/ui/Text';
import { useState } from 'react';
import { fromTheAccountText } from '../../../features/coupon/fromTheAccount.messages.ts';
import { lazyPart } from '../../../lib/lazyPart.tsx';
import { Part } from '../../../lib/Part.tsx';
import { PartBoundary } from '../../../lib/PartBoundary.tsx';
import { useText } from '../../../lib/text.ts';
import { usePartFailedToast } from '../../../lib/usePartFailedToast.ts';
import { bestPair, type Prepared } from '../checkout.ts';
import type { Checkout } from '../stock-submit.data.ts';
import { stockSubmitText } from '../stock-submit.messages.ts';

const CouponWindow = lazyPart(() => import('./CouponWindow.tsx'));

export interface DiscountsProps {
  readonly shown: Prepared;
  readonly checkout: Pick<Checkout, 'choices' | 'choose'>;
}

export function Discounts({ shown, checkout: { choices, choose } }: DiscountsProps) {
  const text = useText(stockSubmitText);
  const account = useText(fromTheAccountText);
  const showPartFailed = usePartFailedToast();
  const [isOpen, setOpen] = useState(false);
  const { offers, used, have, most, sums } = shown;
  const best = bestPair(offers);
  const isBestUsed =
    best.couponId === used.couponId && best.freightCouponId === used.freightCouponId;
  if (offers.length === 0 && most.samples === 0 && most.redPacket === 0) return null;
  const said = () => {
    if (used.couponId !== null || used.freightCouponId !== null) {
      return text.couponsUsed(formatFen(sums.off));
    }
    return best.saves > 0
      ? text.couponsSave(formatFen(best.saves))
      : text.noneUsable(offers.length);
  };
  return (
    <Part title={text.discounts}>
      {offers.length > 0 && (
        <Inline gap={12}>
          <Text tone="body">{said()}</Text>
          {best.saves > 0 && !isBestUsed && (
            <Button
              onPress={() =>
                choose({ couponId: best.couponId, freightCouponId: best.freightCouponId })
              }
            >
              {text.takeBest}
            </Button>
          )}
          <Button onPress={() => setOpen(true)}>{best.saves > 0 ? text.choose : text.look}</Button>
        </Inline>
      )}
      {most.samples > 0 && (
        <Checkbox
          isSelected={choices.freeSamples > 0}
          onChange={(isUsed) => choose({ freeSamples: isUsed ? most.samples : 0 })}
        >
          {account.samples(most.samples, have.samples)}
        </Checkbox>
      )}
      {most.redPacket > 0 && (
        <Checkbox
          isSelected={choices.redPacketSum > 0}
          onChange={(isUsed) => choose({ redPacketSum: isUsed ? have.redPacket : 0 })}
        >
          {account.redPacket(formatFen(most.redPacket), formatFen(have.redPacket))}
        </Checkbox>
      )}
      {isOpen && (
        <PartBoundary
          onLost={() => {
            setOpen(false);
            showPartFailed(text.couponsLost, () => setOpen(true));
          }}
        >
          <CouponWindow
            offers={offers}
            best={best}
            couponId={used.couponId}
            freightCouponId={used.freightCouponId}
            onDone={choose}
            onClose={() => setOpen(false)}
          />
        </PartBoundary>
      )}
    </Part>
  );
}
