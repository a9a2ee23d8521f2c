/**
 * One print file: sent resumably when it is its turn, then checked by the server.
 * queued: waits for its turn · uploading · paused · failed · discarding: half of it is thrown away ·
 * checking: asking | waiting · checkFailed · checked: with findings · refused: cannot be printed ·
 * removing · removed (final).
 * @see specification §7 file service; domain decisions on print files
 */
import { CHECK_POLL_MS } from '@banxin/contract/constants';
import type { PrintFile } from '@banxin/contract/entities/file';
import { assign, fromCallback, fromPromise, setup } from 'xstate';
import { failureOf } from '../failure.ts';
import { unprovided } from '../unprovided.ts';
import type {
  Reached,
  Refusal,
  UploadItemContext,
  UploadItemEvent,
  UploadItemInput,
  UploadReport,
  UploadRequest,
} from './upload-item.types.ts';

export const uploadItemMachine = setup({
  types: {} as {
    context: UploadItemContext;
    events: UploadItemEvent;
    input: UploadItemInput;
    tags: 'sending' | 'busy' | 'usable' | 'problem';
  },
  actors: {
    upload: fromCallback<{ type: 'none' }, UploadRequest, UploadReport>(() => undefined),
    fetchReport: fromPromise<PrintFile, { id: string }>(unprovided('fetchReport')),
    discard: fromPromise<void, { uploadUrl: string | undefined }>(unprovided('discard')),
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
      refusal: (_, params: Pick<Refusal, 'message' | 'data'>) => ({ by: 'server', ...params }),
    }),
    keepFailure: assign({ failure: (_, params: { error: unknown }) => failureOf(params.error) }),
    forgetFailure: assign({ failure: undefined }),
    // Told to nobody unless a queue replaces it.
    tell: (_, _params: { reached: Reached }) => undefined,
  },
  guards: {
    isTooLarge: ({ context }) => context.file.size > context.maxBytes,
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
      on: {
        START: [
          { guard: 'isTooLarge', target: 'refused', actions: 'refuseSize' },
          { target: 'uploading' },
        ],
        PAUSE: 'paused',
        REMOVE: 'discarding',
      },
    },
    uploading: {
      tags: 'sending',
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
          actions: {
            type: 'keepRefusal',
            params: ({ event: { message, data } }) => ({ message, data }),
          },
        },
        FAIL: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
        PAUSE: 'paused',
        YIELD: 'queued',
        REMOVE: 'discarding',
      },
    },
    paused: {
      on: { RESUME: 'queued', REMOVE: 'discarding' },
    },
    failed: {
      tags: 'problem',
      entry: { type: 'tell', params: { reached: 'failed' } },
      on: {
        RETRY: { target: 'queued', actions: 'forgetFailure' },
        REMOVE: 'discarding',
      },
    },
    discarding: {
      tags: 'busy',
      invoke: {
        id: 'discard',
        src: 'discard',
        input: ({ context }) => ({ uploadUrl: context.uploadUrl }),
        onDone: 'removed',
        // The server throws unfinished uploads away by itself.
        onError: 'removed',
      },
    },
    checking: {
      tags: 'busy',
      entry: { type: 'tell', params: { reached: 'checking' } },
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
      tags: 'problem',
      entry: { type: 'tell', params: { reached: 'unchecked' } },
      on: {
        RETRY: { target: 'checking', actions: 'forgetFailure' },
        REMOVE: 'removing',
      },
    },
    checked: {
      tags: 'usable',
      entry: { type: 'tell', params: { reached: 'ready' } },
      on: { REMOVE: 'removing' },
    },
    refused: {
      tags: 'problem',
      entry: { type: 'tell', params: { reached: 'refused' } },
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
    removed: { type: 'final', entry: { type: 'tell', params: { reached: 'gone' } } },
  },
});
