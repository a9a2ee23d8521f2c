// Words of ErrorState in English.
import type { errorZh } from './ErrorState.words.ts';

export const errorEn: typeof errorZh = {
  retry: 'Retry',
  requestId: 'Request id',
};
