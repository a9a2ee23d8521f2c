/** The files of a queue that stands still: each in the state in which the queue believes it to be. */
import { atlases } from '@banxin/flows/atlases';
import { rowsOf } from '@banxin/flows/testing';
import type { Standing, UploadQueueContext } from '@banxin/flows/upload-queue';
import type { Snapshot } from 'xstate';

/** Names of the rows in the atlas of one file. */
const ROW: Readonly<Record<Standing, string>> = {
  waiting: 'Queued',
  sending: 'Uploading',
  paused: 'Paused',
  checking: 'CheckingAsking',
  ready: 'Checked',
  failed: 'Failed',
  unchecked: 'CheckFailed',
  refused: 'Refused',
  leaving: 'Discarding',
};

/** A queue as its atlas reaches it: there, its files are frozen and only said to have got somewhere. */
interface Queue {
  readonly context: UploadQueueContext;
  readonly children: Readonly<Record<string, object>>;
}

/** The queue's snapshot with its files where it says they are. */
export function withFiles(snapshot: Snapshot<unknown>): Snapshot<unknown> {
  const queue = snapshot as Snapshot<unknown> & Queue;
  const { 'upload-item': atlas } = atlases;
  if (!atlas) throw new Error('There is no flow upload-item');
  const rows = rowsOf(atlas);
  const children = queue.context.items.map(({ file, standing }) => {
    const row = rows.find(({ name }) => name === ROW[standing]);
    if (!row) throw new Error(`The atlas of upload-item has no ${ROW[standing]}`);
    const still = row.snapshot as Snapshot<unknown> & { readonly context: object };
    const shown = { ...still, context: { ...still.context, file } };
    return [file.key, { ...queue.children[file.key], snapshot: shown }];
  });
  const dressed: Snapshot<unknown> & Queue = { ...queue, children: Object.fromEntries(children) };
  return dressed;
}
