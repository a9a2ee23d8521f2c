/** Pictures on their way to be kept with something written: a few sent at a time, each tried again by itself. */
import { rulesFor, type UploadPurpose } from '@banxin/contract/uploads';
import { useFlow, useSelector } from '@banxin/flows/react';
import { createUploadQueueActors, uploadQueueMachine } from '@banxin/flows/upload-queue';
import { createContext, useContext } from 'react';
import { tusPort } from './tusPort.ts';

/** Who sends them: tus, unless somebody above says otherwise. */
export const PicturePortContext = createContext<ReturnType<typeof tusPort> | null>(null);

/** Held by the page that needs the pictures; `Pictures` draws them. */
export function usePictures(purpose: UploadPurpose, most: number) {
  const given = useContext(PicturePortContext);
  const queue = useFlow(uploadQueueMachine, {
    input: { maxBytes: rulesFor(purpose).maxBytes },
    actors: (client) => createUploadQueueActors(client, given ?? tusPort(purpose)),
  });
  const items = useSelector(queue, ({ context }) => context.items);
  const flows = useSelector(queue, ({ children }) => children);
  const standing = (...of: (typeof items)[number]['standing'][]) =>
    items.some((item) => of.includes(item.standing));
  const arrived = items.flatMap(({ file: { key } }) => {
    const flow = flows[key]?.getSnapshot();
    const report = flow?.matches('checked') ? flow.context.report : undefined;
    return report ? [{ id: report.id, name: report.name }] : [];
  });
  return {
    purpose,
    most,
    queue,
    items,
    flows,
    /** Those that arrived and open, in the order in which they were chosen. */
    arrived,
    /** Their ids. */
    ready: arrived.map(({ id }) => id),
    /** Some have not arrived, and will not by themselves. */
    hasFailed: standing('failed', 'unchecked', 'refused'),
    /** Some are still on their way. */
    isBusy: items.length > 0 && !items.every(({ standing: at }) => DONE.includes(at)),
  };
}

/** Where a picture goes no further by itself. */
const DONE: readonly string[] = ['failed', 'unchecked', 'ready', 'refused'];

export type PicturesState = ReturnType<typeof usePictures>;
