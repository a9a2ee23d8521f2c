/** States of the print files of a page. */
import { defineAtlas } from '../testing/atlas.ts';
import { uploadQueueMachine } from './upload-queue.machine.ts';
import { sampleFiles } from './upload-queue.samples.ts';
import type { UploadQueueEvent } from './upload-queue.types.ts';

const files = sampleFiles.slice(0, 2);
const [first = '', second = ''] = files.map(({ key }) => key);

const reached = (
  key: string,
  ...all: Extract<UploadQueueEvent, { reached: unknown }>['reached'][]
) => all.map((one) => ({ type: 'ITEM.REACHED', key, reached: one }) as const);

export const uploadQueueAtlas = defineAtlas({
  machine: uploadQueueMachine,
  inputs: { opened: { maxBytes: 200 * 1_024 * 1_024 } },
  events: [
    ...files.map((file) => ({ type: 'ADD', file }) as const),
    ...reached(first, 'checking', 'ready', 'failed', 'unchecked', 'refused', 'gone'),
    ...reached(second, 'ready', 'failed'),
    { type: 'ITEM.PAUSE', key: first },
    { type: 'ITEM.RESUME', key: first },
    { type: 'ITEM.RETRY', key: first },
    { type: 'ITEM.REMOVE', key: first },
  ],
  answers: {},
  project: ({ items, isOnline }) => [isOnline, items.map(({ standing }) => standing)],
  // One story shows one file or several; several can be paused, resumed and tried again together.
  look: ({ items }) => [
    items.length > 1,
    items.some(({ standing }) => standing === 'failed' || standing === 'unchecked'),
  ],
  tells({ items }) {
    const has = (...these: readonly string[]): boolean =>
      items.some(({ standing }) => these.includes(standing));
    const several = items.length > 1 ? 'Several' : '';
    if (has('failed', 'unchecked')) return `${several}OneFailed`;
    return has('refused') ? `${several}OneRefused` : several;
  },
  noView: {},
  transient: [],
  neverTaken: {},
});
