/** The coupons of orders that are placed together, in a window. */
import { Dialog } from '@banxin/ui/Dialog';
import { useText } from '../../lib/text.ts';
import { Coupons, type CouponsProps } from './Coupons.tsx';
import { discountsTogetherText } from './discountsTogether.messages.ts';

export interface CouponWindowProps extends CouponsProps {
  readonly onClose: () => void;
}

export default function CouponWindow({ onClose, onDone, ...coupons }: CouponWindowProps) {
  const text = useText(discountsTogetherText);
  return (
    <Dialog
      isOpen
      title={text.couponsTitle}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Coupons
        {...coupons}
        onDone={({ couponId, freightCouponId }) => {
          onDone({ couponId, freightCouponId });
          onClose();
        }}
      />
    </Dialog>
  );
}
