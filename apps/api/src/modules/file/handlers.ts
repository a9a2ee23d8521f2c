/** The calls about print files. The upload itself is in `uploads.ts`. */
import {
  checkFile as checkFileCall,
  getFile,
  removeFile as removeFileCall,
} from '@banxin/contract/calls/file/printFile';
import { getUploadShares } from '@banxin/contract/calls/file/upload';
import { getJobTemplate } from '@banxin/contract/calls/template/template';
import { handle, handlePublic, type Registration } from '../../http/handle.ts';
import { readJobTemplate } from './jobTemplate.ts';
import { checkFile, readFile, removeFile } from './ownFiles.ts';
import { uploadShares } from './shares.ts';

export const fileHandlers: readonly Registration[] = [
  handle(getFile, readFile),
  handle(checkFileCall, checkFile),
  handle(removeFileCall, removeFile),
  handle(getUploadShares, uploadShares),
  handlePublic(getJobTemplate, readJobTemplate),
];
