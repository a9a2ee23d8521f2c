/** Words about pictures that open large. */
import { dictionary } from '../../lib/text.ts';

export const previewText = dictionary(
  {
    pageOf: (file: string, page: number) => `《${file}》第 ${page} 页`,
    openPage: (file: string, page: number) => `查看《${file}》第 ${page} 页`,
    openFile: (file: string) => `查看《${file}》`,
    openFilesOf: (product: string) => `查看${product}的印刷文件`,
  },
  {
    pageOf: (file: string, page: number) => `Page ${page} of ${file}`,
    openPage: (file: string, page: number) => `Open page ${page} of ${file}`,
    openFile: (file: string) => `Look at ${file}`,
    openFilesOf: (product: string) => `Look at the print files of ${product}`,
  },
);
