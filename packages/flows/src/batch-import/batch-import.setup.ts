/** What the batch import is made of: actors, actions, guards and delays by name. */
import { IMPORT_POLL_MS, POLL_MAX_MS } from '@banxin/contract/constants';
import { assign, fromPromise, setup } from 'xstate';
import { failureOf } from '../failure.ts';
import { unprovided } from '../unprovided.ts';
import { faultOf } from './batch-import.rules.ts';
import type {
  BatchImportContext,
  BatchImportEvent,
  ChangeAnswer,
  ChangeRequest,
  CreateRequest,
  ImportFile,
  ImportProgress,
} from './batch-import.types.ts';

/** As before any file. */
export const nothingChosen = {
  file: undefined,
  fault: undefined,
  upload: undefined,
  importId: undefined,
  progress: undefined,
  change: undefined,
  changed: undefined,
  mode: 'valid',
  isMending: false,
  pointed: 0,
  failure: undefined,
  unanswered: 0,
} satisfies Partial<BatchImportContext>;

/** Kinds of failure after which the same question may well be answered. */
const SILENCE: readonly string[] = ['network', 'timeout', 'server', 'unauthorized', 'unknown'];

/** What an import stands for by its last answer. */
type Stand =
  | 'refused'
  | 'reading'
  | 'creating'
  | 'clean'
  | 'faulty'
  | 'left'
  | 'created'
  | 'ordered';

function standOf({ progress, isMending }: BatchImportContext): Stand {
  const { state, valid, faulty } = progress as ImportProgress;
  if (state === 'refused' || state === 'creating') return state;
  const isDone = state === 'done';
  if (!isDone && state !== 'checked') return 'reading';
  if (faulty > 0) return isDone && valid === 0 && !isMending ? 'left' : 'faulty';
  if (valid > 0) return 'clean';
  return isDone ? 'created' : 'ordered';
}

export const batchImportSetup = setup({
  types: {} as {
    context: BatchImportContext;
    events: BatchImportEvent;
    tags: 'busy' | 'failed' | 'uploading' | 'checking' | 'table' | 'creating' | 'result';
  },
  actors: {
    upload: fromPromise<string, { file: ImportFile | undefined }>(unprovided('upload')),
    start: fromPromise<{ readonly importId: string }, { upload: string }>(unprovided('start')),
    read: fromPromise<ImportProgress, { importId: string }>(unprovided('read')),
    change: fromPromise<ChangeAnswer, { importId: string; request: ChangeRequest }>(
      unprovided('change'),
    ),
    create: fromPromise<ImportProgress, CreateRequest>(unprovided('create')),
  },
  actions: {
    keepFile: assign(({ event }) =>
      event.type === 'FILE.SELECT'
        ? { ...nothingChosen, file: event.file, fault: faultOf(event.file) }
        : {},
    ),
    keepUpload: assign({ upload: (_, params: { upload: string }) => params.upload }),
    keepId: assign({ importId: (_, params: { importId: string }) => params.importId }),
    keepOpened: assign(({ event }) =>
      event.type === 'OPEN' ? { ...nothingChosen, importId: event.importId } : {},
    ),
    keepProgress: assign(({ context }, { progress }: { progress: ImportProgress }) => ({
      progress,
      // As it was submitted before a reload.
      mode: progress.mode ?? context.mode,
      unanswered: 0,
      failure: undefined,
    })),
    keepChange: assign(({ event }) =>
      event.type === 'CHANGE' ? { change: event.request, failure: undefined } : {},
    ),
    keepChanged: assign(({ context }, { answer }: { answer: ChangeAnswer }) => ({
      progress: answer.progress,
      changed: context.change && { request: context.change, answer },
    })),
    submitAll: assign({ mode: 'all', isMending: false, failure: undefined }),
    submitValid: assign({ mode: 'valid', isMending: false, failure: undefined }),
    mend: assign({ isMending: true }),
    point: assign({ pointed: ({ context }) => context.pointed + 1 }),
    countSilence: assign({ unanswered: ({ context }) => context.unanswered + 1 }),
    keepFailure: assign({ failure: (_, params: { error: unknown }) => failureOf(params.error) }),
    forgetFailure: assign({ failure: undefined }),
    forget: assign(nothingChosen),
    hide: assign({ hidden: true }),
    see: assign({ hidden: false }),
  },
  guards: {
    isAcceptable: ({ event }) => event.type === 'FILE.SELECT' && faultOf(event.file) === undefined,
    isHidden: ({ context }) => context.hidden,
    isSilence: (_, { error }: { error: unknown }) => SILENCE.includes(failureOf(error).kind),
    // The server says how many are left; the next part is asked for.
    hasMore: (_, { progress }: { progress: ImportProgress }) =>
      progress.state === 'creating' && progress.valid > 0,
    hasValid: ({ context }) => (context.progress?.valid ?? 0) > 0,
    stands: ({ context }, stand: Stand) => standOf(context) === stand,
  },
  delays: {
    IMPORT_POLL: ({ context }) => Math.min(IMPORT_POLL_MS * 2 ** context.unanswered, POLL_MAX_MS),
  },
});
