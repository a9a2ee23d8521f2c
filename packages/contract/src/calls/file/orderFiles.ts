/**
 * The file service: on a host of its own and without a session, so each call shows the signed path of one customer's
 * folder. A path that is forged, foreign or of something that is gone is answered alike. @see specification §7
 */
import { type CallDefinition, defineCall, type RateLimit } from '../../call.ts';
import type * as schemas from './orderFiles.schemas.ts';

const limits: readonly RateLimit[] = [{ by: 'address', max: 300, windowSeconds: 60 }];

/** What all of them have in common. */
const ofFolder = {
  host: 'files',
  method: 'POST',
  encoding: 'json',
  access: 'public',
  display: 0,
  limits,
} satisfies Partial<CallDefinition>;

/** Those that change it. */
const changes = { ...ofFolder, stale: ['order', 'uploads'] } satisfies Partial<CallDefinition>;

/** Errors 2404 wrong path · 3001 expired. */
export const getFileInfos = defineCall<typeof schemas.getFileInfos>({
  ...ofFolder,
  name: 'WebOrderFiles.GetFileInfosV2',
  method: 'GET',
  path: '/WebOrderFiles/GetFileInfosV2',
  encoding: 'query',
  summary: '文件夹中的文件及能否更改',
  cancellable: true,
  errors: [2404, 3001],
});

/** Errors 1003 the path only lists · 2404 wrong path · 3001 expired. */
export const renameFolder = defineCall<typeof schemas.renameFolder>({
  ...changes,
  name: 'WebOrderFiles.RenameFolder',
  path: '/WebOrderFiles/RenameFolder',
  summary: '重命名订单文件夹',
  errors: [1003, 2404, 3001],
});

/** All or none. Errors 3001 being made, or the name is taken {name} · 3102 no name for such a file {name}. */
export const renameFiles = defineCall<typeof schemas.renameFiles>({
  ...changes,
  name: 'WebOrderFiles.RenameFiles',
  path: '/WebOrderFiles/RenameFiles',
  summary: '重命名订单文件，全部成功或全部不变',
  errors: [1003, 2404, 3001, 3102],
});

/** Errors 3001 an order uses it. */
export const removeOrderFile = defineCall<typeof schemas.removeOrderFile>({
  ...changes,
  name: 'WebOrderFiles.Remove',
  path: '/WebOrderFiles/Remove',
  summary: '删除订单文件夹中未被使用的文件',
  errors: [1003, 2404, 3001],
});

/** Each file for itself: those that an order uses stay, and say why. */
export const removeOrderFiles = defineCall<typeof schemas.removeOrderFiles>({
  ...changes,
  name: 'WebOrderFiles.BatchRemove',
  path: '/WebOrderFiles/BatchRemove',
  summary: '批量删除订单文件夹中的文件，逐个回答',
  errors: [1003, 2404, 3001],
});

/** Of the files that no order uses, by the path without an order. Errors 3001 an order has taken it meanwhile. */
export const removeUnusedFile = defineCall<typeof schemas.removeUnusedFile>({
  ...changes,
  name: 'WebFiles.Remove',
  path: '/WebFiles/Remove',
  summary: '删除未下单的文件',
  errors: [1003, 2404, 3001],
});

/** Copies of the customer's own files that were retouched elsewhere; the same file twice is one copy. */
export const copyRetouchedFiles = defineCall<typeof schemas.copyRetouchedFiles>({
  ...changes,
  name: 'WebOrderFiles.CopyAIRetouchingFiles',
  path: '/WebOrderFiles/CopyAIRetouchingFiles',
  summary: '把修好的文件复制到订单文件夹，逐个回答',
  errors: [1003, 1429, 2404, 3001],
});

/** New files of the pages of others; the same merge twice is one file. Its sources stay. */
export const mergeOrderFiles = defineCall<typeof schemas.mergeOrderFiles>({
  ...changes,
  name: 'WebOrderFiles.BatchCreateOrderFileMerge',
  path: '/WebOrderFiles/BatchCreateOrderFileMerge',
  summary: '把多个 PDF 按顺序合并成新文件，逐个回答',
  errors: [1003, 1429, 2404, 3001],
});
