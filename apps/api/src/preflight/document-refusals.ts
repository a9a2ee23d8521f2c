/** Why a file that is not to be printed is refused: Chinese and English, what happened and what would be right. */
import { IMPORT_ROWS_MAX } from '@banxin/contract/constants';
import {
  ARTICLE_PICTURE_PIXELS_MAX,
  rulesFor,
  typeWords,
  type UploadPurpose,
} from '@banxin/contract/uploads';
import { REFUSALS, type Words } from './refusals.ts';

/** Pages of a document at most. */
export const DOCUMENT_PAGES_MAX = 20;

export const otherType = (purpose: UploadPurpose): Words => [
  `只能上传 ${typeWords(purpose)}`,
  `Only ${typeWords(purpose).replaceAll('、', ', ')} can be uploaded here`,
];
export const unreadable: Words = [
  '文件无法打开，请换一份',
  'The file cannot be opened, please send another',
];
const megapixels = (pixels: number): string => (pixels / 1_000_000).toFixed(0);
export const tooManyPixels = (width: number, height: number): Words => [
  `图片有 ${width} × ${height} 像素，超过 ${megapixels(ARTICLE_PICTURE_PIXELS_MAX)} 百万像素上限，请缩小后重新上传`,
  `The picture has ${width} × ${height} pixels, at most ${megapixels(ARTICLE_PICTURE_PIXELS_MAX)} million are taken: please make it smaller and upload again`,
];
export const animated: Words = [
  '动图不能使用，请换一张静态的图片',
  'Pictures that move are not taken, please send a still one',
];
export const password: Words = [
  'PDF 设有打开密码，请去掉密码后重新上传',
  'The PDF asks for a password, please take it off and upload again',
];
export const tooManyPages = (count: number): Words => [
  `文件有 ${count} 页，超过 ${DOCUMENT_PAGES_MAX} 页上限，请只上传需要的页`,
  `The file has ${count} pages, at most ${DOCUMENT_PAGES_MAX} are taken: send only those that matter`,
];
/** Of a check that did not come to its end. */
const UNFINISHED: Readonly<Record<'timeout' | 'memory' | 'crashed', Words>> = {
  timeout: [
    '文件在 20 秒内没有检查完，请缩小或简化后重新上传',
    'The file could not be checked within 20 seconds: please make it smaller or simpler and upload again',
  ],
  memory: [
    '文件打开后过大，无法检查，请缩小后重新上传',
    'The file is too large once it is opened and cannot be checked: please make it smaller and upload again',
  ],
  crashed: [
    '文件无法检查，请另存一份后重新上传',
    'The file cannot be checked: please save it anew and upload again',
  ],
};
/** Why a file is refused whose check did not come to its end: what helps is another thing for a PDF that is to be printed. */
export const unfinished = (purpose: UploadPurpose, why: keyof typeof UNFINISHED): Words =>
  rulesFor(purpose).checker === 'preflight' ? REFUSALS[why] : UNFINISHED[why];
export const macros: Words = [
  '表格含有宏，请另存为不含宏的 xlsx 后重新上传',
  'The workbook has macros, please save it as xlsx without them and upload again',
];
export const encoding: Words = [
  'CSV 的编码无法识别，请另存为 UTF-8 或 GB18030 后重新上传',
  'The encoding of the CSV is not known, please save it as UTF-8 or GB18030 and upload again',
];
export const noRows: Words = [
  '表格里没有数据行，请按模板填写后重新上传',
  'The sheet has no rows below its head, please fill in the template and upload again',
];
export const tooManyRows = (): Words => [
  `超过 ${IMPORT_ROWS_MAX.toLocaleString('en-US')} 行，请拆分`,
  `There are more than ${IMPORT_ROWS_MAX.toLocaleString('en-US')} rows; please split the workbook`,
];
export const unreadableSheet: Words = [
  '文件读不出来，请另存为 xlsx 再试',
  'The file cannot be read; please save it as xlsx and try again',
];
