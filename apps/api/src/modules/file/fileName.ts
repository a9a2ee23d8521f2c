/** Names of uploaded files, as shown to people; never used as a path. */

/** @unit characters */
const LONGEST = 120;
const NAMELESS = '未命名.pdf';

/** Control characters, and marks that turn the reading direction and so hide an extension. */
const HIDDEN = /[\p{Cc}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffd\p{Cs}]/gu;

/** The last part of a path, without hidden characters, at most 120 characters with its extension. */
export function cleanFileName(given: string | null | undefined): string {
  const last = (given ?? '').normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const clean = last
    .replace(HIDDEN, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  if (clean === '') return NAMELESS;
  const characters = [...clean];
  if (characters.length <= LONGEST) return clean;
  const dot = clean.lastIndexOf('.');
  const extension = dot > 0 && clean.length - dot <= 10 ? clean.slice(dot) : '';
  return `${characters.slice(0, LONGEST - extension.length).join('')}${extension}`;
}

/** Kinds people upload instead of a PDF, by extension. */
const OTHER_KINDS: Readonly<Record<string, string>> = {
  jpg: 'JPG 图片',
  jpeg: 'JPG 图片',
  png: 'PNG 图片',
  tif: 'TIFF 图片',
  tiff: 'TIFF 图片',
  gif: 'GIF 图片',
  webp: 'WebP 图片',
  svg: 'SVG 图形',
  psd: 'Photoshop 文件',
  cdr: 'CorelDRAW 文件',
  indd: 'InDesign 文件',
  eps: 'EPS 文件',
  doc: 'Word 文档',
  docx: 'Word 文档',
  xls: 'Excel 表格',
  xlsx: 'Excel 表格',
  ppt: 'PowerPoint 演示文稿',
  pptx: 'PowerPoint 演示文稿',
  wps: 'WPS 文档',
  zip: '压缩包',
  rar: '压缩包',
  '7z': '压缩包',
  exe: '程序',
  html: '网页',
};

/** Why a file with this name need not be sent at all, or null. */
export function refusedByName(name: string): string | null {
  const kind = OTHER_KINDS[name.split('.').at(-1)?.toLowerCase() ?? ''];
  if (kind === undefined || !name.includes('.')) return null;
  return `《${name}》是 ${kind}，目前只接受 PDF。请在设计软件里导出 PDF（建议 PDF/X-4 或 PDF/X-1a）后再上传`;
}
