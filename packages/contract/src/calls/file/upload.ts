/** Uploads: where they go, who may, how large, and how much is left. They speak tus. */
import * as z from 'zod/mini';
import { type Access, defineCall } from '../../call.ts';
import { uploadShare } from '../../entities/file.ts';

/** Where resumable uploads go. Metadata: `filename`, `filetype`. */
export const UPLOAD_PATH = '/files/tus';

/** Who uploads, replaces and removes files. */
export const UPLOAD_ACCESS = { permission: '我的订单', right: 'files' } satisfies Access;

/** Who sees files, their pages and what the check found. */
export const FILE_ACCESS = { permission: '我的订单' } satisfies Access;

/** @unit bytes */
export const UPLOAD_MAX_BYTES = 200 * 1024 * 1024;

/** How much the customer has uploaded, of what it may. Of the main account: sub-accounts share it. */
export const getUploadShares = defineCall({
  name: 'File.GetUploadShares',
  method: 'GET',
  path: '/api/File/GetUploadShares',
  encoding: 'query',
  input: z.object({}),
  output: z.array(uploadShare),
  summary: '上传额度及已用量',
  access: FILE_ACCESS,
  display: 0,
  cancellable: true,
  tags: ['uploads'],
});
