/** Why a file is refused, in the customer's words: what happened and what would be right. */

const ADVICE = '请在设计软件里重新导出 PDF（建议 PDF/X-4 或 PDF/X-1a）后再上传';

/** File kinds people upload by mistake. */
const KINDS: Record<string, string> = {
  jpg: 'JPG 图片',
  png: 'PNG 图片',
  tif: 'TIFF 图片',
  gif: 'GIF 图片',
  webp: 'WebP 图片',
  psd: 'Photoshop 文件',
  zip: 'ZIP 压缩包',
  rar: 'RAR 压缩包',
  '7z': '7z 压缩包',
  docx: 'Word 文档',
  xlsx: 'Excel 表格',
  pptx: 'PowerPoint 演示文稿',
  eps: 'EPS 文件',
  ps: 'PostScript 文件',
  cfb: 'Office 97–2003 文档',
  xml: 'XML 文件',
};

export const REFUSALS = {
  empty: `文件是空的（0 字节）。${ADVICE}`,
  tooLarge: (bytes: number) =>
    `文件有 ${Math.ceil(bytes / 1024 / 1024)} MB，超过 200 MB 上限。请把图片压缩到 300 dpi 后重新导出 PDF`,
  otherType: (extension: string) =>
    `这是 ${KINDS[extension] ?? `${extension.toUpperCase()} 文件`}，目前只接受 PDF。${ADVICE}`,
  notPdf: `这不是 PDF 文件。${ADVICE}`,
  password: 'PDF 设有打开密码，无法检查和制版。请去掉密码后重新导出 PDF 再上传',
  damaged: `PDF 已损坏，读不出页面。${ADVICE}`,
  pageLoop: `PDF 已损坏：页面目录循环引用自己，数不出页面。${ADVICE}`,
  pageMissing: `PDF 已损坏：页面目录里有读不到的页面，文件不完整。${ADVICE}`,
  pageCount: `PDF 已损坏：页面目录写的页数与实际页数不符。${ADVICE}`,
  tooComplex: `PDF 的内容解压后过大，无法检查。请拼合透明、合并图层后重新导出 PDF`,
  timeout: 'PDF 在 20 秒内没有检查完，内容过于复杂。请拼合透明、合并图层后重新导出 PDF',
  memory: 'PDF 占用的内存超过上限，无法检查。请降低图片分辨率（300 dpi 即可）后重新导出 PDF',
  lost: '文件内容没有保存成功，请重新上传',
  crashed: `PDF 结构异常，无法检查。${ADVICE}`,
  /** `count` is null when it is not known. */
  tooManyPages: (count: number | null) =>
    `文件${count === null ? '的页数' : `有 ${count} 页，`}超过 400 页上限。请按册拆分后分别上传`,
  pixelFlood: (page: number, width: number, height: number) =>
    `第 ${page} 页有一张 ${width}×${height} 像素的图片，超过 10 亿像素上限。请把图片缩到 300 dpi 后重新导出 PDF`,
  pageSize: (page: number, [width, height]: readonly number[]) =>
    `第 ${page} 页的尺寸是 ${Math.round(width ?? 0)}×${Math.round(height ?? 0)} mm，不是可印刷的尺寸。${ADVICE}`,
} as const;
