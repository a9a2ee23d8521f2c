export { ToastRegion, type ToastRegionProps } from '../src/components/Toast/Toast.tsx';
export {
  createToastQueue,
  type ToastMessage,
  type ToastQueue,
} from '../src/components/Toast/toastQueue.ts';
