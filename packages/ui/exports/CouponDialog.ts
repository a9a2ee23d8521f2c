export {
  CouponDialog,
  type CouponDialogProps,
} from '../src/components/CouponDialog/CouponDialog.tsx';
