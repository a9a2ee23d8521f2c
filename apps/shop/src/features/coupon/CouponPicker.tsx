/** The coupons beside an order, in a window. */
import type { InputOf } from '@banxin/contract/call';
import { getAvailableCoupons } from '@banxin/contract/calls/coupon/coupon';
import { Dialog } from '@banxin/ui/Dialog';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Loaded } from '../../lib/Loaded.tsx';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/useCall.ts';
import { type CouponChoice, Coupons } from './Coupons.tsx';
import { couponPickerText } from './couponPicker.messages.ts';

export interface CouponPickerProps extends CouponChoice {
  /** The order, and what its price depends on. */
  readonly way: InputOf<typeof getAvailableCoupons>;
  readonly onChoose: (choice: CouponChoice) => void;
  readonly onClose: () => void;
}

export default function CouponPicker({ way, onChoose, onClose, ...start }: CouponPickerProps) {
  const text = useText(couponPickerText);
  const found = useCall(getAvailableCoupons, way);
  const done = ({ couponId, freightCouponId }: CouponChoice): void => {
    onChoose({ couponId, freightCouponId });
    onClose();
  };
  return (
    <Dialog
      isOpen
      title={text.title}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Loaded
        of={found}
        pending={<Skeleton shape="row" count={4} isAnnounced />}
        failed={{ place: 'part', title: text.loadFailed }}
      >
        {({ offers, best }) => <Coupons {...start} offers={offers} best={best} onDone={done} />}
      </Loaded>
    </Dialog>
  );
}
