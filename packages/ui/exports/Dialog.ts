export {
  Dialog,
  type DialogProps,
  DialogTrigger,
  type OverlayProps,
} from '../src/components/Dialog/Dialog.tsx';
