/** Texts of the pages of papers as pictures. */
import { dictionary } from '../../lib/text.ts';

export const paperImagesText = dictionary(
  {
    look: (name: string) => `查看 ${name}`,
    page: (name: string, page: number) => `${name} 第 ${page} 页`,
  },
  {
    look: (name: string) => `Look at ${name}`,
    page: (name: string, page: number) => `${name}, page ${page}`,
  },
);
