/** Texts of the files of papers. */
import { dictionary } from '../../lib/text.ts';

export const paperFilesText = dictionary(
  {
    handedIn: '已上传',
    hint: (most: number, types: readonly string[], megabytes: number) =>
      `${most === 1 ? '1 个文件' : `最多 ${most} 个文件`}，${[types].flat().join('、')}，每个 ${megabytes} MB 以内`,
    notArrived: '有文件没有传上来，可以重试或移除后再提交',
  },
  {
    handedIn: 'Uploaded',
    hint: (most: number, types: readonly string[], megabytes: number) =>
      `${most === 1 ? 'One file' : `Up to ${most} files`}, ${[types].flat().join(', ')}, ${megabytes} MB each at most`,
    notArrived: 'A file has not arrived; try it again, or remove it before you send',
  },
);
