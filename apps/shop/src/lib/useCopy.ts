/** Copies a text and shows a toast, also when the browser refuses. */
import { useServices } from './services.ts';

export interface CopyWords {
  readonly copied: string;
  readonly copyFailed: string;
}

export function useCopy({ copied, copyFailed }: CopyWords): (text: string) => Promise<void> {
  const { toasts } = useServices();
  return async (text) => {
    try {
      // Absent outside a secure context.
      if (navigator.clipboard === undefined) throw new DOMException('', 'NotAllowedError');
      await navigator.clipboard.writeText(text);
      toasts.show({ text: copied, tone: 'positive' });
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      toasts.show({ text: copyFailed, tone: 'caution' });
    }
  };
}
