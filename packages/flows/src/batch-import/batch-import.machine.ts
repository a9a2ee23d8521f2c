/**
 * Cloud warehouse orders from a workbook: read and judged first, created when everything is seen.
 * idle · downloading: the template · rejectedFile · uploading, uploadFailed · parsing, parseFailed ·
 * review: clean | withErrors · creating, createFailed · partlyCreated: some rows are left · created.
 * @see specification §7 HandleCloudhouseOrderImportTemplate, BatchCreateCloudhouseOrder; domain decisions on import
 */
import { assign, fromPromise, setup } from 'xstate';
import { failureOf } from '../failure.ts';
import { unprovided } from '../unprovided.ts';
import { faultOf } from './batch-import.rules.ts';
import type {
  BatchImportContext,
  BatchImportEvent,
  BatchImportInput,
  CreatedImport,
  CreateRequest,
  ImportFile,
  ParsedImport,
} from './batch-import.types.ts';

/** As before any file; attempts go on counting, so that no key is used for other rows. */
const nothingChosen = {
  file: undefined,
  fault: undefined,
  importUrl: undefined,
  rows: [],
  problems: [],
  created: [],
  failure: undefined,
} satisfies Partial<BatchImportContext>;

/** A file may be chosen wherever nothing runs: the first, another, or the corrected one. */
const select = {
  'FILE.SELECT': [
    { guard: 'isAcceptable', target: '#batch-import.uploading', actions: 'keepFile' },
    { target: '#batch-import.rejectedFile', actions: 'keepFile' },
  ],
} as const;

const cancel = { CANCEL: { target: '#batch-import.idle', actions: 'forget' } } as const;

export const batchImportMachine = setup({
  types: {} as {
    context: BatchImportContext;
    events: BatchImportEvent;
    input: BatchImportInput;
    tags: 'busy' | 'failed' | 'cancellable';
  },
  actors: {
    download: fromPromise<void>(unprovided('download')),
    upload: fromPromise<string, { file: ImportFile | undefined }>(unprovided('upload')),
    parse: fromPromise<ParsedImport, { importUrl: string }>(unprovided('parse')),
    create: fromPromise<CreatedImport, CreateRequest>(unprovided('create')),
  },
  actions: {
    keepFile: assign(({ event }) =>
      event.type === 'FILE.SELECT'
        ? { ...nothingChosen, file: event.file, fault: faultOf(event.file) }
        : {},
    ),
    keepUrl: assign({ importUrl: (_, params: { importUrl: string }) => params.importUrl }),
    keepParsed: assign((_, { parsed }: { parsed: ParsedImport }) => ({
      rows: parsed.rows,
      problems: parsed.problems,
    })),
    nextAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    keepCreated: assign(({ context }, { result }: { result: CreatedImport }) => {
      const done = new Set(result.created.map(({ row }) => row));
      return {
        created: [...context.created, ...result.created],
        rows: context.rows.filter(({ row }) => !done.has(row)),
        problems: result.failed,
      };
    }),
    keepFailure: assign({ failure: (_, params: { error: unknown }) => failureOf(params.error) }),
    forgetFailure: assign({ failure: undefined }),
    forget: assign(nothingChosen),
  },
  guards: {
    isAcceptable: ({ event }) => event.type === 'FILE.SELECT' && faultOf(event.file) === undefined,
    // A sheet without rows is nothing to be created either.
    isClean: (_, { parsed }: { parsed: ParsedImport }) =>
      parsed.problems.length === 0 && parsed.rows.length > 0,
    hasRows: ({ context }) => context.rows.length > 0,
    isComplete: (_, { result }: { result: CreatedImport }) => result.failed.length === 0,
  },
}).createMachine({
  id: 'batch-import',
  context: ({ input }) => ({ ...nothingChosen, key: input.key, attempt: 0 }),
  initial: 'idle',
  states: {
    idle: {
      on: { ...select, 'TEMPLATE.DOWNLOAD': 'downloading' },
    },
    downloading: {
      tags: ['busy', 'cancellable'],
      // Why it failed, the client has shown.
      invoke: { id: 'download', src: 'download', onDone: 'idle', onError: 'idle' },
      on: { CANCEL: 'idle' },
    },
    rejectedFile: {
      tags: 'cancellable',
      on: { ...select, ...cancel },
    },
    uploading: {
      tags: ['busy', 'cancellable'],
      invoke: {
        id: 'upload',
        src: 'upload',
        input: ({ context }) => ({ file: context.file }),
        onDone: {
          target: 'parsing',
          actions: { type: 'keepUrl', params: ({ event }) => ({ importUrl: event.output }) },
        },
        onError: {
          target: 'uploadFailed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: cancel,
    },
    uploadFailed: {
      tags: ['failed', 'cancellable'],
      exit: 'forgetFailure',
      on: { ...select, ...cancel, RETRY: 'uploading' },
    },
    parsing: {
      tags: ['busy', 'cancellable'],
      invoke: {
        id: 'parse',
        src: 'parse',
        input: ({ context }) => ({ importUrl: context.importUrl ?? '' }),
        onDone: [
          {
            guard: { type: 'isClean', params: ({ event }) => ({ parsed: event.output }) },
            target: 'review.clean',
            actions: { type: 'keepParsed', params: ({ event }) => ({ parsed: event.output }) },
          },
          {
            target: 'review.withErrors',
            actions: { type: 'keepParsed', params: ({ event }) => ({ parsed: event.output }) },
          },
        ],
        onError: {
          target: 'parseFailed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: cancel,
    },
    parseFailed: {
      tags: ['failed', 'cancellable'],
      exit: 'forgetFailure',
      on: { ...select, ...cancel, RETRY: 'parsing' },
    },
    review: {
      tags: 'cancellable',
      initial: 'clean',
      on: { ...select, ...cancel },
      states: {
        clean: { on: { SUBMIT: { target: '#batch-import.creating', actions: 'nextAttempt' } } },
        withErrors: {
          on: {
            'SUBMIT.VALID': {
              guard: 'hasRows',
              target: '#batch-import.creating',
              actions: 'nextAttempt',
            },
          },
        },
      },
    },
    // Not cancellable: what was sent may have been created already.
    creating: {
      tags: 'busy',
      invoke: {
        id: 'create',
        src: 'create',
        input: ({ context: { rows, key, attempt } }) => ({
          rows,
          idempotencyKey: `${key}-${attempt}`,
        }),
        onDone: [
          {
            guard: { type: 'isComplete', params: ({ event }) => ({ result: event.output }) },
            target: 'created',
            actions: { type: 'keepCreated', params: ({ event }) => ({ result: event.output }) },
          },
          {
            target: 'partlyCreated',
            actions: { type: 'keepCreated', params: ({ event }) => ({ result: event.output }) },
          },
        ],
        onError: {
          target: 'createFailed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    createFailed: {
      tags: ['failed', 'cancellable'],
      exit: 'forgetFailure',
      // The same rows, the same key: what was created in spite of the failure is not created twice.
      on: { ...cancel, RETRY: 'creating' },
    },
    partlyCreated: {
      tags: 'cancellable',
      on: { ...select, ...cancel, RETRY: { target: 'creating', actions: 'nextAttempt' } },
    },
    created: {
      on: { ...select, ...cancel },
    },
  },
});
