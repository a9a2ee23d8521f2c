/**
 * One print file: sent resumably, then checked by the server.
 * queued · uploading · paused · failed · discarding, cancelled · checking: asking | waiting ·
 * checkFailed · checked: with findings · refused: cannot be printed · removing · removed (final).
 * @see specification §7 file service; domain decisions on print files
 */
import type { PrintFile } from '@banxin/contract/entities/file';
import { assign, fromCallback, fromPromise, setup } from 'xstate';
import { failureOf } from '../failure.ts';
import { unprovided } from '../unprovided.ts';
import {
  CHECK_POLL_MS,
  type UploadItemContext,
  type UploadItemEvent,
  type UploadItemInput,
  type UploadReport,
  type UploadRequest,
} from './upload-item.types.ts';

export const uploadItemMachine = setup({
  types: {} as {
    context: UploadItemContext;
    events: UploadItemEvent;
    input: UploadItemInput;
    tags: 'sending' | 'busy' | 'usable' | 'problem' | 'cancellable' | 'removable';
  },
  actors: {
    upload: fromCallback<{ type: 'none' }, UploadRequest, UploadReport>(() => undefined),
    fetchReport: fromPromise<PrintFile, { id: string }>(unprovided('fetchReport')),
    discard: fromPromise<void, { uploadUrl: string }>(unprovided('discard')),
    remove: fromPromise<unknown, { id: string }>(unprovided('remove')),
  },
  actions: {
    keepUploadUrl: assign({
      uploadUrl: ({ context, event }) =>
        event.type === 'UPLOAD.STARTED' ? event.uploadUrl : context.uploadUrl,
    }),
    keepProgress: assign({
      sent: ({ context, event }) => (event.type === 'PROGRESS' ? event.sent : context.sent),
    }),
    keepFileId: assign(({ context, event }) =>
      event.type === 'UPLOADED' ? { fileId: event.fileId, sent: context.file.size } : {},
    ),
    keepReport: assign({ report: (_, params: { report: PrintFile }) => params.report }),
    refuseSize: assign({ refusal: { by: 'size', message: '' } }),
    keepRefusal: assign({
      refusal: (_, params: { message: string }) => ({ by: 'server', message: params.message }),
    }),
    keepFailure: assign({ failure: (_, params: { error: unknown }) => failureOf(params.error) }),
    forgetFailure: assign({ failure: undefined }),
    startOver: assign({ sent: 0, uploadUrl: undefined, failure: undefined }),
  },
  guards: {
    isTooLarge: ({ context }) => context.file.size > context.maxBytes,
    hasArrivedInPart: ({ context }) => context.uploadUrl !== undefined,
    isOnServer: ({ context }) => context.fileId !== undefined,
    wasRefused: ({ context }) => context.refusal !== undefined,
    hasReport: ({ context }) => context.report !== undefined,
    isChecked: (_, params: { report: PrintFile }) => params.report.status === 'checked',
    isRefused: (_, params: { report: PrintFile }) => params.report.status === 'refused',
  },
  delays: { CHECK_POLL: CHECK_POLL_MS },
}).createMachine({
  id: 'upload-item',
  context: ({ input }) => ({
    file: input.file,
    maxBytes: input.maxBytes,
    sent: 0,
    uploadUrl: undefined,
    fileId: undefined,
    report: undefined,
    refusal: undefined,
    failure: undefined,
  }),
  initial: 'queued',
  states: {
    queued: {
      tags: ['cancellable', 'removable'],
      on: {
        START: [
          { guard: 'isTooLarge', target: 'refused', actions: 'refuseSize' },
          { target: 'uploading' },
        ],
        CANCEL: 'cancelled',
        REMOVE: 'removed',
      },
    },
    uploading: {
      tags: ['sending', 'cancellable'],
      invoke: {
        id: 'upload',
        src: 'upload',
        input: ({ context }) => ({ file: context.file, uploadUrl: context.uploadUrl }),
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: {
        'UPLOAD.STARTED': { actions: 'keepUploadUrl' },
        PROGRESS: { actions: 'keepProgress' },
        UPLOADED: { target: 'checking', actions: 'keepFileId' },
        REFUSED: {
          target: 'refused',
          actions: { type: 'keepRefusal', params: ({ event }) => ({ message: event.message }) },
        },
        FAIL: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
        PAUSE: 'paused',
        CANCEL: [{ guard: 'hasArrivedInPart', target: 'discarding' }, { target: 'cancelled' }],
      },
    },
    paused: {
      tags: 'cancellable',
      on: {
        RESUME: 'uploading',
        CANCEL: [{ guard: 'hasArrivedInPart', target: 'discarding' }, { target: 'cancelled' }],
      },
    },
    failed: {
      tags: ['problem', 'removable'],
      on: {
        RETRY: { target: 'uploading', actions: 'forgetFailure' },
        REMOVE: 'removed',
      },
    },
    discarding: {
      tags: 'busy',
      invoke: {
        id: 'discard',
        src: 'discard',
        input: ({ context }) => ({ uploadUrl: context.uploadUrl ?? '' }),
        onDone: 'cancelled',
        // The server throws unfinished uploads away by itself.
        onError: 'cancelled',
      },
    },
    cancelled: {
      tags: 'removable',
      entry: 'startOver',
      on: { RETRY: 'queued', REMOVE: 'removed' },
    },
    checking: {
      tags: 'busy',
      initial: 'asking',
      on: { REMOVE: 'removing' },
      states: {
        asking: {
          invoke: {
            id: 'fetchReport',
            src: 'fetchReport',
            input: ({ context }) => ({ id: context.fileId ?? '' }),
            onDone: [
              {
                guard: { type: 'isChecked', params: ({ event }) => ({ report: event.output }) },
                target: '#upload-item.checked',
                actions: { type: 'keepReport', params: ({ event }) => ({ report: event.output }) },
              },
              {
                guard: { type: 'isRefused', params: ({ event }) => ({ report: event.output }) },
                target: '#upload-item.refused',
                actions: [
                  { type: 'keepReport', params: ({ event }) => ({ report: event.output }) },
                  {
                    type: 'keepRefusal',
                    params: ({ event }) => ({ message: event.output.refusal ?? '' }),
                  },
                ],
              },
              { target: 'waiting' },
            ],
            onError: {
              target: '#upload-item.checkFailed',
              actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        waiting: {
          after: { CHECK_POLL: 'asking' },
        },
      },
    },
    checkFailed: {
      tags: ['problem', 'removable'],
      on: {
        RETRY: { target: 'checking', actions: 'forgetFailure' },
        REMOVE: 'removing',
      },
    },
    checked: {
      tags: ['usable', 'removable'],
      on: { REMOVE: 'removing' },
    },
    refused: {
      tags: ['problem', 'removable'],
      on: { REMOVE: [{ guard: 'isOnServer', target: 'removing' }, { target: 'removed' }] },
    },
    removing: {
      tags: 'busy',
      invoke: {
        id: 'remove',
        src: 'remove',
        input: ({ context }) => ({ id: context.fileId ?? '' }),
        onDone: 'removed',
        onError: [
          { guard: 'wasRefused', target: 'refused' },
          { guard: 'hasReport', target: 'checked' },
          { target: 'checking' },
        ],
      },
    },
    removed: { type: 'final' },
  },
});
