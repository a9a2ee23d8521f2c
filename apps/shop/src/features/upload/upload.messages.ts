/** Texts of print file upload. */
import { dictionary } from '../../lib/text.ts';

export const uploadText = dictionary(
  {
    label: '印刷文件',
    hint: '上传 PDF，单个不超过 200 MB；传完自动检查尺寸、出血、分辨率、颜色与字体',
    hintOptional:
      '上传 PDF，单个不超过 200 MB；传完自动检查尺寸、出血、分辨率、颜色与字体。也可以先下单，再到订单里补传',
    pages: (count: number) => `${count} 页`,
    size: (width: number, height: number) => `${width} × ${height} mm`,
    tooLarge: (limit: string) => `文件超过 ${limit}，请压缩图片或拆分后再上传`,
    replace: '更换',
    tooMany: (most: number, left: number) =>
      `每款一个文件，共 ${most} 个；另外 ${left} 个没有上传，可先合并成一个 PDF 或增加款数`,
    faulty: (count: number) => `检查发现 ${count} 处错误，请更换文件`,
    cancelled: '已取消上传',
    checkFailed: '文件已传完，检查结果没有取到',
  },
  {
    label: 'Print file',
    hint: 'PDF up to 200 MB; size, bleed, resolution, colours and fonts are checked at once',
    hintOptional:
      'PDF up to 200 MB, checked at once. You may also order first and upload from the order later',
    pages: (count: number) => `${count} p.`,
    tooLarge: (limit: string) => `Larger than ${limit}: compress pictures or split the file`,
    replace: 'Replace',
    tooMany: (most: number, left: number) =>
      `One file per design, ${most} in all; ${left} not uploaded`,
    faulty: (count: number) => `The check found ${count} errors: replace the file`,
    cancelled: 'Upload cancelled',
    checkFailed: 'The file arrived; its check could not be read',
  },
);

const UNITS = ['B', 'KB', 'MB', 'GB'] as const;

/** 6_500_000 → 6.2 MB. */
export function sizeText(bytes: number): string {
  let value = bytes;
  let unit = 0;
  while (value >= 1024 && unit < UNITS.length - 1) {
    value /= 1024;
    unit += 1;
  }
  return `${value >= 100 || unit === 0 ? Math.round(value) : value.toFixed(1)} ${UNITS[unit]}`;
}
