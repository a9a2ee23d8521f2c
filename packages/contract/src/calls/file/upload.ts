/** Uploads: where they go, who may, how large, and how much is left. They speak tus. */
import { type Access, defineCall } from '../../call.ts';
import type * as schemas from './upload.schemas.ts';

/** Where resumable uploads go. Metadata: `filename`, `filetype`. */
export const UPLOAD_PATH = '/files/tus';

/** Who uploads, replaces and removes files. */
export const UPLOAD_ACCESS = { permission: '我的订单', right: 'files' } satisfies Access;

/** Who sees files, their pages and what the check found. */
export const FILE_ACCESS = { permission: '我的订单' } satisfies Access;

/** @unit bytes */
export const UPLOAD_MAX_BYTES = 200 * 1024 * 1024;

/** How much the customer has uploaded, of what it may. Of the main account: sub-accounts share it. */
export const getUploadShares = defineCall<typeof schemas.getUploadShares>({
  name: 'File.GetUploadShares',
  method: 'GET',
  path: '/api/File/GetUploadShares',
  encoding: 'query',
  summary: '上传额度及已用量',
  access: FILE_ACCESS,
  display: 0,
  cancellable: true,
  tags: ['uploads'],
});
