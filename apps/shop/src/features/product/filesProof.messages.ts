/** Words of a proof of several files. */
import { dictionary } from '../../lib/text.ts';

export const filesProofText = dictionary(
  {
    pageOfStyle: (style: number, page: number) => `第 ${style} 款 · 第 ${page} 页`,
  },
  {
    pageOfStyle: (style: number, page: number) => `Design ${style} · page ${page}`,
  },
);
