// The queue of toasts: created once by the application, filled from anywhere, shown by ToastRegion.

/** What a toast says. */
export interface ToastMessage {
  /** One sentence: what happened. */
  text: string;
  /**
   * `positive` it worked, `critical` it failed, `caution` look out.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'positive' | 'caution' | 'critical' | undefined;
  /** More, in smaller type. */
  detail?: string | undefined;
  /** One way on: 撤销, 查看订单. It closes the toast. */
  action?: { label: string; onPress: () => void } | undefined;
}

/** A toast that waits or is shown. */
export interface QueuedToast extends ToastMessage {
  key: string;
  /** 0 keeps it until it is closed. @unit ms */
  durationMs: number;
}

/** Toasts that wait or are shown. */
export interface ToastQueue {
  /**
   * Shows a toast; its time starts anew when a hover or focus of the toasts ends.
   * @param durationMs 0 keeps it until it is closed. @unit ms @default 5000, of `critical` ones 0
   * @returns its key
   */
  show: (message: ToastMessage, durationMs?: number) => string;
  /** Closes one toast. */
  close: (key: string) => void;
  /** Closes those that are shown. */
  clear: () => void;
  /** Calls back after each change; answers with how to stop. */
  subscribe: (onChange: () => void) => () => void;
  /** Toasts on screen, the newest first; the same list until something changes. */
  shown: () => readonly QueuedToast[];
}

/** How long a toast stays unless it is told otherwise (the agreement's message is fixed to it, specification §9). @unit ms */
const DURATION_MS = 5000;

/** Creates a queue. @param visible toasts on screen at once */
export function createToastQueue(visible = 3): ToastQueue {
  const listeners = new Set<() => void>();
  let all: readonly QueuedToast[] = [];
  let shown = all;
  let last = 0;
  const change = (next: readonly QueuedToast[]): void => {
    all = next;
    shown = all.slice(0, visible);
    for (const tell of listeners) tell();
  };
  return {
    // Who must act on a failure must be able to read it for as long as it takes.
    show: (message, durationMs = message.tone === 'critical' ? 0 : DURATION_MS) => {
      last += 1;
      const key = `toast-${last}`;
      change([{ ...message, key, durationMs }, ...all]);
      return key;
    },
    close: (key) => change(all.filter((toast) => toast.key !== key)),
    clear: () => change(all.slice(visible)),
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    shown: () => shown,
  };
}
