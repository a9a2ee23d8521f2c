// Words of CopyText in English.
import type { copyZh } from './CopyText.words.ts';

export const copyEn: typeof copyZh = {
  copy: 'Copy',
  copyOf: (what) => `Copy ${what}`,
  copied: 'Copied',
  copyRefused: 'The browser does not allow copying; the text is selected, copy it by hand',
};
