/** What can be taken off orders that are placed together: coupons by one press or by choice, free samples, red packets. */
import type { CouponOffer } from '@banxin/contract/entities/coupon';
import { Button } from '@banxin/ui/Button';
import { Checkbox } from '@banxin/ui/Checkbox';
import { Inline } from '@banxin/ui/Inline';
import { formatFen } from '@banxin/ui/Money';
import { Text } from '@banxin/ui/Text';
import { useState } from 'react';
import { lazyPart } from '../../lib/lazyPart.tsx';
import { Part } from '../../lib/Part.tsx';
import { PartBoundary } from '../../lib/PartBoundary.tsx';
import { useText } from '../../lib/text.ts';
import { usePartFailedToast } from '../../lib/usePartFailedToast.ts';
import { bestPair } from './bestPair.ts';
import { discountsTogetherText } from './discountsTogether.messages.ts';
import { FreeSamples } from './FreeSamples.tsx';
import { fromTheAccountText } from './fromTheAccount.messages.ts';

const CouponWindow = lazyPart(() => import('./CouponWindow.tsx'));

/** What of it is taken, or chosen to be. @unit fen, pieces */
interface Taken {
  readonly couponId: number | null;
  readonly freightCouponId: number | null;
  /** Of goods from the shelf; absent where none are sold. */
  readonly freeSamples?: number;
  readonly redPacketSum: number;
}

export interface DiscountsTogetherProps {
  readonly offers: readonly CouponOffer[];
  /** What is really taken off. */
  readonly used: Taken;
  /** What that comes to. @unit fen */
  readonly off: number;
  /** What the account holds, and the most of it that can be taken. */
  readonly have: { readonly samples?: number; readonly redPacket: number };
  readonly most: { readonly samples?: number; readonly redPacket: number };
  /** What was chosen of the account. */
  readonly chosen: Pick<Taken, 'freeSamples' | 'redPacketSum'>;
  readonly onChoose: (changed: Partial<Taken>) => void;
}

export function DiscountsTogether(props: DiscountsTogetherProps) {
  const { offers, used, off, have, most, chosen, onChoose } = props;
  const { samples = 0 } = most;
  const text = useText(discountsTogetherText);
  const account = useText(fromTheAccountText);
  const showPartFailed = usePartFailedToast();
  const [isOpen, setOpen] = useState(false);
  const best = bestPair(offers);
  const isBestUsed =
    best.couponId === used.couponId && best.freightCouponId === used.freightCouponId;
  if (offers.length === 0 && samples === 0 && most.redPacket === 0) return null;
  const said = () => {
    if (used.couponId !== null || used.freightCouponId !== null) {
      return text.couponsUsed(formatFen(off));
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
                onChoose({ couponId: best.couponId, freightCouponId: best.freightCouponId })
              }
            >
              {text.takeBest}
            </Button>
          )}
          <Button onPress={() => setOpen(true)}>{best.saves > 0 ? text.choose : text.look}</Button>
        </Inline>
      )}
      {samples > 0 && (
        <FreeSamples
          most={samples}
          have={have.samples ?? 0}
          chosen={chosen.freeSamples ?? 0}
          onChoose={(freeSamples) => onChoose({ freeSamples })}
        />
      )}
      {most.redPacket > 0 && (
        <Checkbox
          isSelected={chosen.redPacketSum > 0}
          onChange={(isUsed) => onChoose({ redPacketSum: isUsed ? have.redPacket : 0 })}
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
            onDone={onChoose}
            onClose={() => setOpen(false)}
          />
        </PartBoundary>
      )}
    </Part>
  );
}
