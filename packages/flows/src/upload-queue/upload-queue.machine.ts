/**
 * The print files of one page, a few sent at a time; each file is a flow of its own.
 * empty · running: also decides what comes next · paused · offline: files wait for the network ·
 * incomplete: something failed or was refused · complete: everything was checked.
 * Gestures go through the queue, so that it always knows what is on its way.
 * @see specification §7 file service; domain decisions on print files
 */
import { assign, sendParent, sendTo, setup, spawnChild, stopChild } from 'xstate';
import { uploadItemMachine } from '../upload-item/upload-item.machine.ts';
import type { Reached, UploadItemInput } from '../upload-item/upload-item.types.ts';
import { fileOf, gestured, nextTurn, stageOf } from './upload-queue.rules.ts';
import type {
  QueuedFile,
  UploadQueueContext,
  UploadQueueEvent,
  UploadQueueInput,
} from './upload-queue.types.ts';

/** One print file that tells its queue what it got to. */
export const queuedItemMachine = uploadItemMachine.provide({
  actions: {
    tell: sendParent(({ context }, { reached }: { reached: Reached }) => ({
      type: 'ITEM.REACHED',
      key: context.file.key,
      reached,
    })),
  },
});

/** The next file that its own flow must hear something about. */
const ordered = ({ items }: UploadQueueContext): QueuedFile | undefined =>
  items.find(({ order }) => order !== undefined);

const withOne = (
  { items }: UploadQueueContext,
  one: QueuedFile | undefined,
  change: Partial<QueuedFile>,
) => ({ items: items.map((item) => (item === one ? { ...item, ...change } : item)) });

/** The file that an event is about. */
function keyOf(event: UploadQueueEvent): string {
  if (event.type === 'ADD') return event.file.key;
  if ('key' in event) return event.key;
  throw new Error(`${event.type} is about no file.`);
}

/** What a chosen file's own flow begins with. */
function inputFor({ maxBytes }: UploadQueueContext, event: UploadQueueEvent): UploadItemInput {
  if (event.type !== 'ADD') throw new Error(`${event.type} brings no file.`);
  return { file: event.file, maxBytes };
}

/** A gesture for all files: what it means for each, the rules say; then the queue decides again. */
const gesture = { target: 'running', actions: 'keepGesture' } as const;

export const uploadQueueMachine = setup({
  types: {} as {
    context: UploadQueueContext;
    events: UploadQueueEvent;
    input: UploadQueueInput;
    children: Record<string, 'item'>;
  },
  actors: { item: queuedItemMachine },
  actions: {
    append: assign(({ context, event }) =>
      event.type === 'ADD'
        ? {
            items: [...context.items, { file: event.file, standing: 'waiting', order: undefined }],
          }
        : {},
    ),
    begin: spawnChild('item', {
      id: ({ event }) => keyOf(event),
      input: ({ context, event }) => inputFor(context, event),
    }),
    end: stopChild(({ event }) => keyOf(event)),
    keepGesture: assign(({ context, event }) => ({ items: gestured(context.items, event) })),
    keepReached: assign(({ context, event }) =>
      event.type === 'ITEM.REACHED' && event.reached !== 'gone'
        ? withOne(context, fileOf(context, event.key), { standing: event.reached })
        : {},
    ),
    drop: assign(({ context, event }) =>
      event.type === 'ITEM.REACHED'
        ? { items: context.items.filter(({ file }) => file.key !== event.key) }
        : {},
    ),
    giveTurn: assign(({ context }) =>
      withOne(context, nextTurn(context), { standing: 'sending', order: 'START' }),
    ),
    tellFile: sendTo(
      ({ context }) => ordered(context)?.file.key ?? '',
      ({ context }) => ({ type: ordered(context)?.order ?? 'YIELD' }),
    ),
    crossOff: assign(({ context }) => withOne(context, ordered(context), { order: undefined })),
    loseNetwork: assign({ isOnline: false }),
    findNetwork: assign({ isOnline: true }),
  },
  guards: {
    isNew: ({ context, event }) =>
      event.type === 'ADD' && fileOf(context, event.file.key) === undefined,
    isGone: ({ event }) => event.type === 'ITEM.REACHED' && event.reached === 'gone',
    hasOrder: ({ context }) => ordered(context) !== undefined,
    hasTurn: ({ context }) => nextTurn(context) !== undefined,
    isEmpty: ({ context }) => stageOf(context) === 'empty',
    isHeld: ({ context }) => stageOf(context) === 'paused',
    isCutOff: ({ context }) => stageOf(context) === 'offline',
    isDrainedWithErrors: ({ context }) => stageOf(context) === 'incomplete',
    isDrained: ({ context }) => stageOf(context) === 'complete',
  },
}).createMachine({
  id: 'upload-queue',
  context: ({ input }) => ({ maxBytes: input.maxBytes, items: [], isOnline: true }),
  initial: 'empty',
  on: {
    ADD: {
      guard: 'isNew',
      target: '.running',
      actions: ['append', 'begin'],
    },
    'ITEM.REACHED': [
      {
        guard: 'isGone',
        target: '.running',
        actions: ['drop', 'end'],
      },
      { target: '.running', actions: 'keepReached' },
    ],
    'ITEM.PAUSE': { target: '.running', actions: 'keepGesture' },
    'ITEM.RESUME': { target: '.running', actions: 'keepGesture' },
    'ITEM.RETRY': { target: '.running', actions: 'keepGesture' },
    'ITEM.REMOVE': { target: '.running', actions: 'keepGesture' },
    CLEAR: { target: '.running', actions: 'keepGesture' },
    OFFLINE: { target: '.running', actions: ['loseNetwork', 'keepGesture'] },
    ONLINE: { target: '.running', actions: 'findNetwork' },
  },
  states: {
    empty: {},
    running: {
      always: [
        { guard: 'hasOrder', actions: ['tellFile', 'crossOff'] },
        { guard: 'hasTurn', actions: 'giveTurn' },
        { guard: 'isEmpty', target: 'empty' },
        { guard: 'isHeld', target: 'paused' },
        { guard: 'isCutOff', target: 'offline' },
        { guard: 'isDrainedWithErrors', target: 'incomplete' },
        { guard: 'isDrained', target: 'complete' },
      ],
      on: { PAUSE: gesture, RESUME: gesture, 'RETRY.ALL': gesture },
    },
    paused: { on: { RESUME: gesture, 'RETRY.ALL': gesture } },
    offline: { on: { PAUSE: gesture, RESUME: gesture, 'RETRY.ALL': gesture } },
    incomplete: { on: { 'RETRY.ALL': gesture } },
    complete: {},
  },
});
