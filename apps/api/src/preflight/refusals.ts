/** Why a file is refused, in the customer's words, Chinese and English: what happened and what would be right. */

/** Chinese and English. */
export type Words = readonly [zh: string, en: string];

const [ADVICE, ADVISED]: Words = [
  '请在设计软件里重新导出 PDF（建议 PDF/X-4 或 PDF/X-1a）后再上传',
  'Please export the PDF again from the design program (PDF/X-4 or PDF/X-1a is best) and upload it',
];

/** File kinds people upload by mistake. */
const KINDS: Readonly<Record<string, Words>> = {
  jpg: ['JPG 图片', 'a JPG picture'],
  png: ['PNG 图片', 'a PNG picture'],
  tif: ['TIFF 图片', 'a TIFF picture'],
  gif: ['GIF 图片', 'a GIF picture'],
  webp: ['WebP 图片', 'a WebP picture'],
  psd: ['Photoshop 文件', 'a Photoshop file'],
  zip: ['ZIP 压缩包', 'a ZIP archive'],
  rar: ['RAR 压缩包', 'a RAR archive'],
  '7z': ['7z 压缩包', 'a 7z archive'],
  docx: ['Word 文档', 'a Word document'],
  xlsx: ['Excel 表格', 'an Excel sheet'],
  pptx: ['PowerPoint 演示文稿', 'a PowerPoint presentation'],
  eps: ['EPS 文件', 'an EPS file'],
  ps: ['PostScript 文件', 'a PostScript file'],
  cfb: ['Office 97–2003 文档', 'an Office 97–2003 document'],
  xml: ['XML 文件', 'an XML file'],
};

/** Kind of a file by its extension; one that nobody listed is called by it. */
function kindOf(extension: string): Words {
  const name = extension.toUpperCase();
  return KINDS[extension] ?? [`${name} 文件`, `a file of the kind ${name}`];
}

export const REFUSALS = {
  empty: [`文件是空的（0 字节）。${ADVICE}`, `The file is empty (0 bytes). ${ADVISED}`],
  tooLarge: (bytes: number): Words => {
    const megabytes = Math.ceil(bytes / 1024 / 1024);
    return [
      `文件有 ${megabytes} MB，超过 200 MB 上限。请把图片压缩到 300 dpi 后重新导出 PDF`,
      `The file has ${megabytes} MB, more than the 200 MB allowed. Please reduce pictures to 300 dpi and export the PDF again`,
    ];
  },
  otherType: (extension: string): Words => {
    const [zh, en] = kindOf(extension);
    return [
      `这是 ${zh}，目前只接受 PDF。${ADVICE}`,
      `This is ${en}; only PDF is taken. ${ADVISED}`,
    ];
  },
  notPdf: [`这不是 PDF 文件。${ADVICE}`, `This is no PDF file. ${ADVISED}`],
  password: [
    'PDF 设有打开密码，无法检查和制版。请去掉密码后重新导出 PDF 再上传',
    'The PDF needs a password to be opened and cannot be checked. Please export it again without a password',
  ],
  damaged: [
    `PDF 已损坏，读不出页面。${ADVICE}`,
    `The PDF is damaged, its pages cannot be read. ${ADVISED}`,
  ],
  pageLoop: [
    `PDF 已损坏：页面目录循环引用自己，数不出页面。${ADVICE}`,
    `The PDF is damaged: its list of pages contains itself and cannot be counted. ${ADVISED}`,
  ],
  pageMissing: [
    `PDF 已损坏：页面目录里有读不到的页面，文件不完整。${ADVICE}`,
    `The PDF is damaged: a page of its list cannot be read, the file is incomplete. ${ADVISED}`,
  ],
  pageCount: [
    `PDF 已损坏：页面目录写的页数与实际页数不符。${ADVICE}`,
    `The PDF is damaged: it states another number of pages than it has. ${ADVISED}`,
  ],
  tooComplex: [
    'PDF 的内容解压后过大，无法检查。请拼合透明、合并图层后重新导出 PDF',
    'The PDF is too large once unpacked and cannot be checked. Please flatten transparency and merge layers, then export it again',
  ],
  timeout: [
    'PDF 在 20 秒内没有检查完，内容过于复杂。请拼合透明、合并图层后重新导出 PDF',
    'The PDF could not be checked within 20 seconds, it is too complex. Please flatten transparency and merge layers, then export it again',
  ],
  memory: [
    'PDF 占用的内存超过上限，无法检查。请降低图片分辨率（300 dpi 即可）后重新导出 PDF',
    'The PDF takes more memory than allowed and cannot be checked. Please reduce pictures to 300 dpi and export it again',
  ],
  lost: ['文件内容没有保存成功，请重新上传', 'The file was not stored, please upload it again'],
  crashed: [
    `PDF 结构异常，无法检查。${ADVICE}`,
    `The PDF has an unusual structure and cannot be checked. ${ADVISED}`,
  ],
  /** `count` is null when it is not known. */
  tooManyPages: (count: number | null): Words => [
    `文件${count === null ? '的页数' : `有 ${count} 页，`}超过 400 页上限。请按册拆分后分别上传`,
    `The file has ${count === null ? '' : `${count} pages, `}more than the 400 pages allowed. Please split it and upload the parts`,
  ],
  pixelFlood: (page: number, width: number, height: number): Words => [
    `第 ${page} 页有一张 ${width}×${height} 像素的图片，超过 10 亿像素上限。请把图片缩到 300 dpi 后重新导出 PDF`,
    `Page ${page} has a picture of ${width}×${height} pixels, more than the thousand million allowed. Please reduce it to 300 dpi and export the PDF again`,
  ],
  pageSize: (page: number, [width, height]: readonly number[]): Words => {
    const size = `${Math.round(width ?? 0)}×${Math.round(height ?? 0)} mm`;
    return [
      `第 ${page} 页的尺寸是 ${size}，不是可印刷的尺寸。${ADVICE}`,
      `Page ${page} has ${size}, a size that cannot be printed. ${ADVISED}`,
    ];
  },
} as const satisfies Readonly<Record<string, Words | ((...values: never[]) => Words)>>;
