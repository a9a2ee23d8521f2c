/** The calls of the file service, and the one that signs the path which they ask for. */
import { openFolder } from '@banxin/contract/calls/file/folder';
import * as calls from '@banxin/contract/calls/file/orderFiles';
import { downloadRemoteFiles } from '@banxin/contract/calls/file/remoteFiles';
import { handle, handlePublic, type Registration } from '../../http/handle.ts';
import { download } from './downloading.ts';
import { openOwnFolder, readFolder } from './folder.ts';
import { copyRetouched, merge } from './making.ts';
import { renameFiles, renameFolder } from './naming.ts';
import { removeOrderFile, removeOrderFiles, removeUnusedFile } from './removing.ts';

export const orderFileHandlers: readonly Registration[] = [
  handle(openFolder, openOwnFolder),
  handlePublic(calls.getFileInfos, readFolder),
  handlePublic(calls.renameFolder, renameFolder),
  handlePublic(calls.renameFiles, renameFiles),
  handlePublic(calls.removeOrderFile, removeOrderFile),
  handlePublic(calls.removeOrderFiles, removeOrderFiles),
  handlePublic(calls.removeUnusedFile, removeUnusedFile),
  handlePublic(calls.copyRetouchedFiles, copyRetouched),
  handlePublic(calls.mergeOrderFiles, merge),
  handlePublic(downloadRemoteFiles, download),
];
