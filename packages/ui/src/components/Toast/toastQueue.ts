// The queue of toasts: created once by the application, filled from anywhere, shown by ToastRegion.
import { UNSTABLE_ToastQueue as AriaToastQueue } from 'react-aria-components/Toast';

/** What a toast says. */
export interface ToastMessage {
  /** One sentence: what happened. */
  text: string;
  /** `positive` it worked, `critical` it failed, `caution` look out. @default 'neutral' */
  tone?: 'neutral' | 'positive' | 'caution' | 'critical' | undefined;
  /** More, in smaller type. */
  detail?: string | undefined;
  /** One way on: 撤销, 查看订单. It closes the toast. */
  action?: { label: string; onPress: () => void } | undefined;
}

/** Toasts that wait or are shown. */
export interface ToastQueue {
  /**
   * Shows a toast; the time stops while it is hovered or focused.
   * @param durationMs 0 keeps it until it is closed. @unit ms @default 5000
   * @returns its key
   */
  show: (message: ToastMessage, durationMs?: number) => string;
  /** Closes one toast. */
  close: (key: string) => void;
  /** Closes all of them. */
  clear: () => void;
  /** For ToastRegion. */
  readonly source: AriaToastQueue<ToastMessage>;
}

/** How long a toast stays unless it is told otherwise (the agreement's message is fixed to it, specification §9). @unit ms */
const DURATION_MS = 5000;

/** Creates a queue. @param visible toasts on screen at once */
export function createToastQueue(visible = 3): ToastQueue {
  const source = new AriaToastQueue<ToastMessage>({ maxVisibleToasts: visible });
  return {
    source,
    show: (message, durationMs = DURATION_MS) =>
      source.add(message, durationMs > 0 ? { timeout: durationMs } : {}),
    close: (key) => source.close(key),
    clear: () => {
      for (const toast of source.visibleToasts) source.close(toast.key);
    },
  };
}
