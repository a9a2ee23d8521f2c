/** Refusals about files: uploading, checking, removing. */
import * as code from '../codes.ts';
import type { UploadShare } from '../entities/file.ts';
import { rulesFor, typeWords, type UploadPurpose, uploadPurposeNames } from '../uploads.ts';
import type { Wait } from './plain.ts';
import { refusals, type Words } from './row.ts';

const gigabytes = (bytes: number) => `${Math.round((bytes / 1024 ** 3) * 10) / 10} GB`;
/** `2026-11-20 09:30` */
const minuteOf = (instant: string) => instant.slice(0, 16).replace('T', ' ');

/** Kinds that people upload instead of a PDF, by extension. */
export const otherKinds: Readonly<Record<string, Words>> = {
  jpg: ['JPG 图片', 'a JPG picture'],
  jpeg: ['JPG 图片', 'a JPG picture'],
  png: ['PNG 图片', 'a PNG picture'],
  tif: ['TIFF 图片', 'a TIFF picture'],
  tiff: ['TIFF 图片', 'a TIFF picture'],
  gif: ['GIF 图片', 'a GIF picture'],
  webp: ['WebP 图片', 'a WebP picture'],
  svg: ['SVG 图形', 'an SVG drawing'],
  psd: ['Photoshop 文件', 'a Photoshop file'],
  cdr: ['CorelDRAW 文件', 'a CorelDRAW file'],
  indd: ['InDesign 文件', 'an InDesign file'],
  eps: ['EPS 文件', 'an EPS file'],
  doc: ['Word 文档', 'a Word document'],
  docx: ['Word 文档', 'a Word document'],
  xls: ['Excel 表格', 'an Excel table'],
  xlsx: ['Excel 表格', 'an Excel table'],
  ppt: ['PowerPoint 演示文稿', 'a PowerPoint presentation'],
  pptx: ['PowerPoint 演示文稿', 'a PowerPoint presentation'],
  wps: ['WPS 文档', 'a WPS document'],
  zip: ['压缩包', 'an archive'],
  rar: ['压缩包', 'an archive'],
  '7z': ['压缩包', 'an archive'],
  exe: ['程序', 'a program'],
  html: ['网页', 'a web page'],
};

/** Until when it is full; the share names no end when it is empty. */
type Full = UploadShare & Wait & { readonly until: string };

const within =
  (zh: string, en: string) =>
  ({ usedBytes, mostBytes, until }: Full): Words => [
    `${zh}内已上传 ${gigabytes(usedBytes)}，加上这个文件超过 ${gigabytes(mostBytes)} 上限。请在 ${minuteOf(until)} 后继续上传`,
    `${gigabytes(usedBytes)} were uploaded within ${en}, and with this file it would be more than ${gigabytes(mostBytes)}. Please go on after ${minuteOf(until)}`,
  ];

export const file = refusals('file', {
  unknown: [code.notFound, ['文件不存在或已删除', 'The file does not exist or was removed']],
  underCheck: [
    code.wrongState,
    ['文件还在检查，请稍候', 'The file is still being checked, please wait'],
  ],
  inUse: [
    code.wrongState,
    ['文件已被订单使用，不能删除', 'An order uses the file, it cannot be removed'],
  ],
  tooBig: [
    code.fileUnusable,
    ({ maxBytes }: { maxBytes: number }) => {
      const most = `${maxBytes / 1024 ** 2} MB`;
      return [
        `文件超过 ${most} 上限。请把图片压缩到 300 dpi 后重新导出 PDF`,
        `The file is larger than ${most}. Please reduce its pictures to 300 dpi and export the PDF again`,
      ];
    },
    413,
  ],
  empty: [
    code.fileUnusable,
    [
      '文件是空的（0 字节），请重新导出 PDF',
      'The file is empty (0 bytes), please export the PDF again',
    ],
    415,
  ],
  noPdf: [
    code.fileUnusable,
    ({ name, extension }: { name: string; extension: string }) => {
      const [zh, en] = otherKinds[extension] ?? [extension, extension];
      return [
        `《${name}》是 ${zh}，目前只接受 PDF。请在设计软件里导出 PDF（建议 PDF/X-4 或 PDF/X-1a）后再上传`,
        `${name} is ${en}; only PDF is taken. Please export a PDF (PDF/X-4 or PDF/X-1a) from your design program and upload that`,
      ];
    },
    415,
  ],
  tooLarge: [
    code.fileUnusable,
    ({ maxBytes }: { maxBytes: number }) => {
      const most = `${maxBytes / 1024 ** 2} MB`;
      return [`文件不能超过 ${most}`, `The file cannot be larger than ${most}`];
    },
    413,
  ],
  noBytes: [
    code.fileUnusable,
    ['文件是空的（0 字节），请换一份', 'The file is empty (0 bytes), please send another'],
    415,
  ],
  wrongName: [
    code.fileUnusable,
    ({ name, purpose }: { name: string; purpose: UploadPurpose }) => {
      const [zh, en] = rulesFor(purpose).label;
      const types = typeWords(purpose);
      return [
        `《${name}》不能作为${zh}：只能上传 ${types}`,
        `${name} cannot be taken as ${en}: only ${types.replaceAll('、', ', ')} can be uploaded`,
      ];
    },
    415,
  ],
  unknownPurpose: [
    code.unreadableBody,
    [
      `Upload-Metadata 的 purpose 应为 ${uploadPurposeNames.join('、')} 之一`,
      `The purpose in Upload-Metadata has to be one of ${uploadPurposeNames.join(', ')}`,
    ],
    400,
  ],
  tooManyUnused: [
    code.fileUnusable,
    ({ purpose, count }: { purpose: UploadPurpose; count: number }) => {
      const [zh, en] = rulesFor(purpose).label;
      return [
        `未使用的${zh}已有 ${count} 个，达到上限。请先使用或删除不用的文件`,
        `There are ${count} files of the kind “${en}” that nothing uses, which is the limit. Please use or remove some first`,
      ];
    },
    413,
  ],
  concatenated: [
    code.unreadableBody,
    [
      '不支持分段合并上传（Upload-Concat），请用一个上传发送整个文件',
      'Uploads in parts (Upload-Concat) are not taken, please send the whole file in one',
    ],
    400,
  ],
  noLength: [code.unreadableBody, ['缺少 Upload-Length', 'Upload-Length is missing'], 400],
  badMetadata: [
    code.unreadableBody,
    ['无法读取 Upload-Metadata', 'Upload-Metadata cannot be read'],
    400,
  ],
  notStored: [
    code.unavailable,
    (_: Wait) => [
      '文件没有保存成功，请稍后继续上传',
      'The file was not stored, please go on uploading later',
    ],
    503,
  ],
  tooManyAtOnce: [
    code.unavailable,
    (_: Wait) => [
      '同时上传的文件过多，请稍候',
      'Too many files are being uploaded at once, please wait',
    ],
    503,
  ],
  storeFull: [
    code.fileUnusable,
    ({ usedBytes, mostBytes, freesAt }: UploadShare) => {
      const [used, most] = [gigabytes(usedBytes), gigabytes(mostBytes)];
      const [zh, en] =
        freesAt === null
          ? ['', '']
          : [
              `；最早的一个将在 ${minuteOf(freesAt)} 自动删除`,
              `; the oldest goes by itself on ${minuteOf(freesAt)}`,
            ];
      return [
        `未下单的文件已占 ${used}，加上这个文件超过 ${most} 上限。请先下单或删除不用的文件${zh}`,
        `Files that no order uses take ${used}, and with this one it would be more than ${most}. Please order or remove some first${en}`,
      ];
    },
    413,
  ],
  hourFull: [code.tooManyRequests, within('一小时', 'an hour'), 429],
  dayFull: [code.tooManyRequests, within('一天', 'a day'), 429],
  folderUnknown: [code.notFound, ['文件夹不存在', 'There is no such folder'], 404],
  folderExpired: [
    code.wrongState,
    ['文件夹打开太久，请重新打开', 'The folder was open for too long, please open it again'],
  ],
  folderNameEmpty: [
    code.fileUnusable,
    ({ most }: { most: number }) => [
      `文件夹名称应为 1 到 ${most} 个字`,
      `A folder's name has 1 to ${most} characters`,
    ],
  ],
  nameUnfit: [
    code.fileUnusable,
    ({ name }: { name: string }) => [
      `“${name}”不能作为文件名：应以 .pdf 结尾，不含 / \\ : * ? " < > |，最多 120 个字`,
      `${name} is no name of a print file: it ends with .pdf, has no / \\ : * ? " < > | and at most 120 characters`,
    ],
  ],
  nameTaken: [
    code.wrongState,
    ({ name }: { name: string }) => [
      `文件夹里已有“${name}”`,
      `The folder has a file ${name} already`,
    ],
  ],
  beingMade: [
    code.wrongState,
    ({ orderSN }: { orderSN: string }) => [
      `订单 ${orderSN} 的文件已确认或已开始制作，不能改名`,
      `The files of order ${orderSN} were confirmed or are being made, they keep their names`,
    ],
  ],
  notChecked: [
    code.fileUnusable,
    ({ name }: { name: string }) => [
      `“${name}”还没有通过检查，不能使用`,
      `${name} has not passed its check, it cannot be used`,
    ],
  ],
  mergeLoses: [
    code.fileUnusable,
    ({ name }: { name: string }) => [
      `“${name}”含有图层、表单或附件，合并会丢失内容。请在设计软件里拼合后再合并`,
      `${name} has layers, forms or attachments, which a merge would lose. Please flatten it in your design program first`,
    ],
  ],
  mergeTooLong: [
    code.fileUnusable,
    ({ pages, most }: { pages: number; most: number }) => [
      `合并后有 ${pages} 页，最多 ${most} 页`,
      `The merged file would have ${pages} pages, it may have ${most}`,
    ],
  ],
  mergeFailed: [
    code.fileUnusable,
    [
      '这些文件无法合并，请在设计软件里合并后上传',
      'These files cannot be merged, please merge them in your design program',
    ],
  ],
});
