// The toasts of the reference screen, loaded with the first one.
import { ToastRegion } from '@banxin/ui/Toast';

export { ToastRegion as default };
