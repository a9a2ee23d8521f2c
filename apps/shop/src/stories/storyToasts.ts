/** The toasts of a story. */
import type { FlowProviderProps } from '@banxin/flows/react';
import { createToastQueue, type ToastQueue } from '@banxin/ui/Toast';

/** They go by the time of the story, or stay: a picture must not depend on how long it takes. */
export function createStoryToasts(clock: FlowProviderProps['clock']): ToastQueue {
  const queue = createToastQueue();
  return {
    ...queue,
    show: (message, durationMs) => {
      const key = queue.show(message, 0);
      if (durationMs) clock?.setTimeout(() => queue.close(key), durationMs);
      return key;
    },
  };
}
