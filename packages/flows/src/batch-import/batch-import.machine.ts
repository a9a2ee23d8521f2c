/**
 * Orders from a workbook: uploaded, read and judged on the server, mended, and created in parts.
 * idle · rejectedFile · uploading, uploadFailed · starting, startFailed · following: how far the check is: asking | waiting |
 * hidden · refused: the workbook cannot be read, or there is no such import any more ·
 * review: clean | withErrors | ordered: everything in it was ordered before · changing: a cell, a kind of fault, files, receivers ·
 * creating, createFailed · partlyCreated: some rows are left · created.
 * Which of them an import is in, only the server knows: every answer goes through `settling`, and so does a reload.
 * @see specification §7 BatchCreateOrder, BatchCreateCloudhouseOrder; domain decisions on import
 */
import { batchImportSetup, nothingChosen } from './batch-import.setup.ts';
import type { BatchImportContext } from './batch-import.types.ts';

/** The import that this is about. Only an id leads to where this is asked. */
const idOf = ({ context: { importId } }: { context: BatchImportContext }) => {
  if (importId === undefined) throw new Error('There is no import');
  return { importId };
};

/** A file may be chosen wherever nothing runs: the first, another, or the corrected one. */
const select = {
  'FILE.SELECT': [
    { guard: 'isAcceptable', target: '#batch-import.uploading', actions: 'keepFile' },
    { target: '#batch-import.rejectedFile', actions: 'keepFile' },
  ],
} as const;

const forget = { target: '#batch-import.idle', actions: 'forget' } as const;

export const batchImportMachine = batchImportSetup.createMachine({
  id: 'batch-import',
  context: { ...nothingChosen, hidden: false },
  initial: 'idle',
  on: { HIDDEN: { actions: 'hide' }, SEEN: { actions: 'see' } },
  states: {
    idle: {
      on: { ...select, OPEN: { target: 'following', actions: 'keepOpened' } },
    },
    rejectedFile: {
      on: { ...select, CANCEL: forget },
    },
    uploading: {
      tags: ['busy', 'uploading'],
      invoke: {
        id: 'upload',
        src: 'upload',
        input: ({ context }) => ({ file: context.file }),
        onDone: {
          target: 'starting',
          actions: { type: 'keepUpload', params: ({ event }) => ({ upload: event.output }) },
        },
        onError: {
          target: 'uploadFailed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: { CANCEL: forget },
    },
    uploadFailed: {
      tags: 'failed',
      exit: 'forgetFailure',
      on: { ...select, CANCEL: forget, RETRY: 'uploading' },
    },
    // The same upload again is the same import: begun twice it is read once.
    starting: {
      tags: ['busy', 'uploading'],
      invoke: {
        id: 'start',
        src: 'start',
        input: ({ context }) => ({ upload: context.upload ?? '' }),
        onDone: {
          target: 'following',
          actions: { type: 'keepId', params: ({ event }) => ({ importId: event.output.importId }) },
        },
        onError: {
          target: 'startFailed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    startFailed: {
      tags: 'failed',
      exit: 'forgetFailure',
      on: { ...select, CANCEL: forget, RETRY: 'starting' },
    },
    following: {
      tags: 'checking',
      initial: 'asking',
      on: { LEAVE: forget },
      states: {
        asking: {
          tags: 'busy',
          invoke: {
            id: 'read',
            src: 'read',
            input: idOf,
            onDone: {
              target: '#batch-import.settling',
              actions: {
                type: 'keepProgress',
                params: ({ event }) => ({ progress: event.output }),
              },
            },
            onError: [
              {
                guard: { type: 'isSilence', params: ({ event }) => ({ error: event.error }) },
                target: 'waiting',
                actions: 'countSilence',
              },
              {
                target: '#batch-import.refused',
                actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
              },
            ],
          },
        },
        waiting: {
          always: { guard: 'isHidden', target: 'hidden' },
          after: { IMPORT_POLL: 'asking' },
          on: { HIDDEN: { target: 'hidden', actions: 'hide' }, RETRY: 'asking' },
        },
        hidden: {
          on: { SEEN: { target: 'asking', actions: 'see' } },
        },
      },
    },
    settling: {
      always: [
        { guard: { type: 'stands', params: 'refused' }, target: 'refused' },
        { guard: { type: 'stands', params: 'reading' }, target: 'following.waiting' },
        { guard: { type: 'stands', params: 'creating' }, target: 'creating' },
        { guard: { type: 'stands', params: 'created' }, target: 'created' },
        { guard: { type: 'stands', params: 'left' }, target: 'partlyCreated' },
        { guard: { type: 'stands', params: 'clean' }, target: 'review.clean' },
        { guard: { type: 'stands', params: 'ordered' }, target: 'review.ordered' },
        { target: 'review.withErrors' },
      ],
    },
    refused: {
      tags: 'failed',
      exit: 'forgetFailure',
      on: { ...select, LEAVE: forget },
    },
    review: {
      tags: 'table',
      initial: 'withErrors',
      on: {
        ...select,
        CHANGE: { target: 'changing', actions: 'keepChange' },
        LEAVE: forget,
      },
      states: {
        clean: { on: { SUBMIT: { target: '#batch-import.creating', actions: 'submitAll' } } },
        withErrors: {
          on: {
            SUBMIT: { actions: 'point' },
            'SUBMIT.VALID': {
              guard: 'hasValid',
              target: '#batch-import.creating',
              actions: 'submitValid',
            },
          },
        },
        ordered: {},
      },
    },
    changing: {
      tags: ['busy', 'table'],
      invoke: {
        id: 'change',
        src: 'change',
        input: ({ context }) => {
          if (context.change === undefined) throw new Error('There is no change');
          return { ...idOf({ context }), request: context.change };
        },
        onDone: {
          target: 'settling',
          actions: { type: 'keepChanged', params: ({ event }) => ({ answer: event.output }) },
        },
        onError: {
          target: 'settling',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    // Not cancellable: what was sent may have been created already. A number is ordered once, so that a repeat is safe.
    creating: {
      tags: ['busy', 'creating'],
      invoke: {
        id: 'create',
        src: 'create',
        input: ({ context }) => ({ ...idOf({ context }), mode: context.mode }),
        onDone: [
          {
            guard: { type: 'hasMore', params: ({ event }) => ({ progress: event.output }) },
            target: 'creating',
            reenter: true,
            actions: { type: 'keepProgress', params: ({ event }) => ({ progress: event.output }) },
          },
          {
            target: 'settling',
            actions: { type: 'keepProgress', params: ({ event }) => ({ progress: event.output }) },
          },
        ],
        onError: {
          target: 'createFailed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    createFailed: {
      tags: ['failed', 'creating'],
      exit: 'forgetFailure',
      on: { RETRY: 'creating', LEAVE: forget },
    },
    partlyCreated: {
      tags: 'result',
      on: {
        ...select,
        REVIEW: { target: 'review.withErrors', actions: 'mend' },
        LEAVE: forget,
      },
    },
    created: {
      tags: 'result',
      on: { ...select, LEAVE: forget },
    },
  },
});
