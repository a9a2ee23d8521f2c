/** What files are uploaded for, with a row of rules each: limits, rights, how long they are kept, how they are checked. */
import type { Needs } from './call.ts';
import { IMPORT_BYTES_MAX, IMPORT_ROWS_MAX } from './constants.ts';
import type { Desk } from './lifecycles/works.ts';
import type { Words } from './refusals/row.ts';

/** Where resumable uploads go. Metadata: `filename`, `filetype`, `purpose`; without one it is a print file. */
export const UPLOAD_PATH = '/files/tus';

/** Kind of content → file name extensions. */
const uploadTypes = {
  pdf: ['pdf'],
  jpg: ['jpg', 'jpeg'],
  png: ['png'],
  webp: ['webp'],
  xlsx: ['xlsx'],
  csv: ['csv'],
} as const;
/** A kind of content. */
export type UploadType = keyof typeof uploadTypes;

/** What files of one purpose must be like. */
export interface UploadRules {
  readonly label: Words;
  readonly types: readonly UploadType[];
  /** @unit bytes */
  readonly maxBytes: number;
  /** Files of one customer that nothing uses yet. */
  readonly mostUnused: number;
  /** A checked file that nothing uses goes after so long; one in use stays. @unit days */
  readonly unusedDays: number;
  /** Who uploads, replaces and removes them. */
  readonly writes: Needs;
  /** Who sees them and what their check found. */
  readonly reads: Needs;
  /** Only for who sits at this desk of the works. @default anybody who holds what is needed */
  readonly desk?: Desk;
  /** `preflight`: as it will print · `document`: opens, page by page or pixel by pixel · `sheet`: rows and columns. */
  readonly checker: 'preflight' | 'document' | 'sheet';
}

/** A picture of an article is uploaded with so many pixels at most: more than a telephone takes. */
export const ARTICLE_PICTURE_PIXELS_MAX = 50_000_000;

const MB = 1024 ** 2;
const PAPERS = ['jpg', 'png', 'pdf'] as const;

/** Sizes, counts and days are our decision. @see domain decisions §2, §3, §5, §14 */
export const uploadPurposes = {
  /** To be printed. */
  printFile: {
    label: ['印刷文件', 'a print file'],
    types: ['pdf'],
    maxBytes: 200 * MB,
    mostUnused: IMPORT_ROWS_MAX,
    unusedDays: 30,
    writes: { permission: '我的订单', right: 'files' },
    reads: { permission: '我的订单' },
    checker: 'preflight',
  },
  /** That a brand may be printed: trade mark, authorisation, printing letter. */
  certificate: {
    label: ['授权证书', 'a certificate'],
    types: PAPERS,
    maxBytes: 10 * MB,
    mostUnused: 50,
    unusedDays: 30,
    writes: { permission: '我的订单', right: 'files' },
    reads: { permission: '我的订单' },
    checker: 'document',
  },
  /** Who the company is: business licence, operating permit. */
  licence: {
    label: ['营业执照', 'a licence'],
    types: PAPERS,
    maxBytes: 10 * MB,
    mostUnused: 5,
    unusedDays: 7,
    writes: { right: 'company' },
    reads: { right: 'company' },
    checker: 'document',
  },
  /** What is wrong with goods that arrived. */
  evidence: {
    label: ['售后图片', 'an after-sales picture'],
    types: ['jpg', 'png'],
    maxBytes: 10 * MB,
    mostUnused: 30,
    unusedDays: 7,
    writes: { permission: '申请售后' },
    reads: { permission: '申请售后' },
    checker: 'document',
  },
  /** What an opinion is about. */
  suggestion: {
    label: ['意见图片', 'a picture of an opinion'],
    types: ['jpg', 'png'],
    maxBytes: 5 * MB,
    mostUnused: 12,
    unusedDays: 7,
    writes: { permission: '我的主页' },
    reads: { permission: '我的主页' },
    checker: 'document',
  },
  /** How goods that arrived look. */
  comment: {
    label: ['评价图片', 'a picture of a comment'],
    types: ['jpg', 'png'],
    maxBytes: 5 * MB,
    mostUnused: 12,
    unusedDays: 7,
    writes: { permission: '我的订单', right: 'comment' },
    reads: { permission: '我的订单' },
    checker: 'document',
  },
  /** What stands in news and help. It is taken from here as soon as it stands in a text. */
  article: {
    label: ['文章图片', 'a picture of an article'],
    types: ['jpg', 'png', 'webp'],
    maxBytes: 10 * MB,
    mostUnused: 100,
    unusedDays: 1,
    writes: { right: 'works' },
    reads: { right: 'works' },
    desk: 'content',
    checker: 'document',
  },
  /** Many orders at once. */
  import: {
    label: ['批量下单表格', 'a batch order sheet'],
    types: ['xlsx', 'csv'],
    maxBytes: IMPORT_BYTES_MAX,
    mostUnused: 10,
    unusedDays: 1,
    writes: { permission: '我的订单', right: 'create' },
    reads: { permission: '我的订单', right: 'create' },
    checker: 'sheet',
  },
} as const satisfies Readonly<Record<string, UploadRules>>;
/** What a file is uploaded for. */
export type UploadPurpose = keyof typeof uploadPurposes;

/** Every purpose. */
export const uploadPurposeNames = Object.keys(uploadPurposes) as UploadPurpose[];

/** The rules of a purpose. */
export const rulesFor = (purpose: UploadPurpose): UploadRules => uploadPurposes[purpose];

/** Extensions that a file name may have, without the dot. */
export const extensionsFor = (purpose: UploadPurpose): readonly string[] =>
  rulesFor(purpose).types.flatMap((type) => uploadTypes[type]);

/** `JPG、PNG、PDF` */
export const typeWords = (purpose: UploadPurpose): string =>
  rulesFor(purpose)
    .types.map((type) => type.toUpperCase())
    .join('、');
