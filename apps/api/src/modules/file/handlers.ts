/** The calls about print files. The upload itself is in `uploads.ts`. */
import { checkFile, getFile, removeFile } from '@banxin/contract/calls/file/printFile';
import { getUploadShares } from '@banxin/contract/calls/file/upload';
import { errCode } from '@banxin/contract/errors';
import { handle } from '../../http/handle.ts';
import { refuse } from '../../http/refusal.ts';
import { filesByIds, findFile, viewOf } from './files.ts';
import { jobFindings } from './judge.ts';
import { removeFiles } from './removing.ts';
import { uploadShares } from './shares.ts';

const gone = () => refuse(errCode.notFound, '文件不存在或已删除');

export const fileHandlers = [
  handle(getFile, async ({ db, customer }, { id }) => {
    const row = await findFile(db, customer.ownerId, id);
    return row === null ? gone() : viewOf(row);
  }),

  handle(checkFile, async ({ db, customer }, { id, configuration }) => {
    const [file] = await filesByIds(db, customer.ownerId, [id]);
    if (file === undefined) return gone();
    if (file.status === 'uploading' || file.status === 'checking') {
      return refuse(errCode.wrongState, '文件还在检查，请稍候');
    }
    return jobFindings(file.report, configuration);
  }),

  handle(removeFile, async (context, { id }) => {
    const { db, customer } = context;
    if ((await findFile(db, customer.ownerId, id)) === null) return gone();
    if ((await removeFiles(context, [id])) > 0) return null;
    if ((await findFile(db, customer.ownerId, id)) === null) return gone();
    return refuse(errCode.wrongState, '文件已被订单使用，不能删除');
  }),

  handle(getUploadShares, ({ db, customer, clock }) =>
    uploadShares(db, customer.ownerId, clock.now()),
  ),
];
