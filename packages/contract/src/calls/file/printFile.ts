/** Uploaded files: reading, checking and removing them. */
import { defineCall } from '../../call.ts';
import type * as schemas from './printFile.schemas.ts';
import { FILE_ACCESS } from './upload.ts';

/** Errors 2404 not the caller's, or of a purpose that the caller may not read. Asked again while the check runs. */
export const getFile = defineCall<typeof schemas.getFile>({
  name: 'File.Get',
  method: 'GET',
  path: '/api/File/Get',
  encoding: 'query',
  summary: '上传的文件及检查结果',
  access: FILE_ACCESS,
  display: 0,
  cancellable: true,
  errors: [2404],
});

/** Compares a checked file with the job it is meant for: size with bleed, page count, colours, resolution. */
export const checkFile = defineCall<typeof schemas.checkFile>({
  name: 'File.Check',
  method: 'POST',
  path: '/api/File/Check',
  encoding: 'json',
  summary: '按当前规格检查印刷文件',
  access: FILE_ACCESS,
  display: 0,
  cancellable: true,
  // A file that joins the others asks about them again while the first answers are under way.
  shared: true,
  errors: [2404],
});

/** Errors 1003 the caller may not remove files of its purpose · 2404 not the caller's · 3001 something uses it. */
export const removeFile = defineCall<typeof schemas.removeFile>({
  name: 'File.Remove',
  method: 'POST',
  path: '/api/File/Remove',
  encoding: 'form',
  summary: '删除未被使用的文件',
  access: FILE_ACCESS,
  errors: [2404, 3001],
  stale: ['uploads'],
});
