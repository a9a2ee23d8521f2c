/** Where a customer gets the signed path that the calls of the file service ask for. */
import { defineCall } from '../../call.ts';
import type * as schemas from './folder.schemas.ts';
import { FILE_ACCESS } from './upload.ts';

/** Errors 2404 no such order of the caller. The path is for this one folder, and as far as the caller's role reaches. */
export const openFolder = defineCall<typeof schemas.openFolder>({
  name: 'File.OpenFolder',
  method: 'POST',
  path: '/api/File/OpenFolder',
  encoding: 'form',
  summary: '取得订单文件夹的限时访问路径',
  access: FILE_ACCESS,
  display: 0,
  errors: [2404],
});
