// Words of Toast in English.
import type { toastZh } from './Toast.words.ts';

export const toastEn: typeof toastZh = {
  dismiss: 'Dismiss',
  toasts: 'Notifications',
};
