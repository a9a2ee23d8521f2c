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
    template: '下载模板',
    templateHint: 'PDF，含裁切线、出血和安全区，按现在选的规格',
    tableFailed: '各款的文件表没有加载出来，已选的内容都在',
    rowsFailed: '文件列表没有加载出来，已选的文件都在',
    tableAgain: '重新加载',
    style: (number: number) => `第 ${number} 款`,
    replace: '换文件',
    replaceOf: (name: string) => `换文件：${name}`,
    tooMany: (most: number, left: number) =>
      `每款一个文件，共 ${most} 个；另外 ${left} 个没有上传，可先合并成一个 PDF 或增加款数`,
    faulty: (count: number) => `检查发现 ${count} 处错误，请更换文件`,
    checkFailed: '文件已传完，检查结果没有取到',
    interrupted: (percent: number) =>
      percent > 0 ? `上传中断，已保留 ${percent}%，可继续上传` : '上传中断，请重试',
    queue: '全部文件',
    progress: (all: number, ready: number, problems: number) =>
      `共 ${all} 个文件，已完成 ${ready} 个${problems > 0 ? `，${problems} 个未成功` : ''}`,
    pauseAll: '全部暂停',
    resumeAll: '全部继续',
    retryAll: (count: number) => `重试失败的 ${count} 个`,
    unjudged: '文件与规格的对照没有取到；仍可下单，审核时会再检查',
    offline: '网络已断开，文件等待上传；恢复后自动从已传到的位置继续',
    kept: (days: number) => `检查后 ${days} 天内没有下单的文件会自动删除`,
    stored: (used: string, most: string) => `未下单的文件已占 ${used} / ${most}`,
    hour: (used: string, most: string) => `一小时内已上传 ${used} / ${most}`,
    day: (used: string, most: string) => `一天内已上传 ${used} / ${most}`,
    oldestGoes: (when: string) => `；最早的一个将在 ${when} 自动删除`,
    freeAgain: (when: string) => `；${when} 重新计算`,
  },
  {
    label: 'Print file',
    hint: 'PDF up to 200 MB; size, bleed, resolution, colours and fonts are checked at once',
    hintOptional:
      'PDF up to 200 MB, checked at once. You may also order first and upload from the order later',
    pages: (count: number) => `${count} p.`,
    tooLarge: (limit: string) => `Larger than ${limit}: compress pictures or split the file`,
    template: 'Download template',
    templateHint: 'PDF with trim, bleed and safe area of what is chosen now',
    tableFailed: 'The table of files did not load; what was chosen is kept',
    rowsFailed: 'The list of files did not load; what was chosen is kept',
    tableAgain: 'Load again',
    style: (number: number) => `Design ${number}`,
    replace: 'Replace',
    replaceOf: (name: string) => `Replace ${name}`,
    tooMany: (most: number, left: number) =>
      `One file per design, ${most} in all; ${left} not uploaded`,
    faulty: (count: number) => `The check found ${count} errors: replace the file`,
    checkFailed: 'The file arrived; its check could not be read',
    interrupted: (percent: number) =>
      percent > 0
        ? `Upload interrupted; ${percent}% is kept, you can go on`
        : 'Upload interrupted, please try again',
    queue: 'All files',
    progress: (all: number, ready: number, problems: number) =>
      `${ready} of ${all} files done${problems > 0 ? `, ${problems} with problems` : ''}`,
    pauseAll: 'Pause all',
    resumeAll: 'Resume all',
    retryAll: (count: number) => `Retry ${count} failed`,
    unjudged:
      'The comparison with the specification did not load; you may order, review checks it again',
    offline: 'No network: the files wait and go on by themselves where they were',
    kept: (days: number) => `Files without an order are removed ${days} days after their check`,
    stored: (used: string, most: string) => `Files without an order: ${used} of ${most}`,
    hour: (used: string, most: string) => `Uploaded within an hour: ${used} of ${most}`,
    day: (used: string, most: string) => `Uploaded within a day: ${used} of ${most}`,
    oldestGoes: (when: string) => `; the oldest is removed on ${when}`,
    freeAgain: (when: string) => `; counted anew from ${when}`,
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
