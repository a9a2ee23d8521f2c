/** Print files that lie on other servers. @see specification §7 file service */
import { defineCall } from '../../call.ts';
import type * as schemas from './remoteFiles.schemas.ts';

/**
 * Lines files up to be fetched, from origins that `File.OpenFolder` names. How far they are is in GetFileInfosV2; an
 * address that is under way already is not lined up again.
 * Errors 3001 expired, or too many wait {most} · 9002 nothing is fetched here.
 */
export const downloadRemoteFiles = defineCall<typeof schemas.downloadRemoteFiles>({
  name: 'WebOrderFiles.DownloadRemoteFiles',
  method: 'POST',
  host: 'files',
  path: '/WebOrderFiles/DownloadRemoteFiles',
  encoding: 'json',
  summary: '从网址取文件到订单文件夹，逐个回答',
  access: 'public',
  display: 0,
  limits: [{ by: 'address', max: 60, windowSeconds: 60 }],
  errors: [1003, 2404, 3001, 9002],
});
