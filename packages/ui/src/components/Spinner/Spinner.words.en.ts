// Words of Spinner in English.
import type { spinnerZh } from './Spinner.words.ts';

export const spinnerEn: typeof spinnerZh = {
  loading: 'Loading',
};
