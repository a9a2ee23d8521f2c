/** How much has been uploaded; what for, and what each purpose allows, stands in uploads.ts. */
import { type Access, defineCall } from '../../call.ts';
import type * as schemas from './upload.schemas.ts';

/** Who may see files; the purpose of a file may require more. */
export const FILE_ACCESS = { permission: '我的订单' } satisfies Access;

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
