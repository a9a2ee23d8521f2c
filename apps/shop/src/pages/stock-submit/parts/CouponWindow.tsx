/** The coupons beside a cart's checkout, in a window. */
import { Dialog } from '@banxin/ui/Dialog';
import { Coupons, type CouponsProps } from '../../../features/coupon/Coupons.tsx';
import { useText } from '../../../lib/text.ts';
import { stockSubmitText } from '../stock-submit.messages.ts';

export interface CouponWindowProps extends CouponsProps {
  readonly onClose: () => void;
}

export default function CouponWindow({ onClose, onDone, ...coupons }: CouponWindowProps) {
  const text = useText(stockSubmitText);
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
