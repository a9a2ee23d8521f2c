/** States of the batch import. */
import * as errCode from '@banxin/contract/codes';
import { defineAtlas } from '../testing/atlas.ts';
import { failing, refusal } from '../testing/failures.ts';
import { batchImportMachine } from './batch-import.machine.ts';
import {
  answered,
  sampleChecking,
  sampleClean,
  sampleCreating,
  sampleDone,
  sampleFaulty,
  sampleFix,
  sampleImportId,
  sampleOrdered,
  samplePartlyDone,
  sampleRefused,
  sampleWorkbook,
} from './batch-import.samples.ts';

const gone = refusal(errCode.notFound, '这次批量下单已过期，请重新上传表格');

export const batchImportAtlas = defineAtlas({
  machine: batchImportMachine,
  inputs: { opened: undefined },
  events: [
    { type: 'FILE.SELECT', file: sampleWorkbook },
    { type: 'FILE.SELECT', file: { ...sampleWorkbook, name: '批量下单.pdf' } },
    { type: 'OPEN', importId: sampleImportId },
    { type: 'CHANGE', request: sampleFix },
  ],
  answers: {
    upload: ['u1'],
    start: [{ importId: sampleImportId }],
    read: [
      sampleClean,
      sampleFaulty,
      sampleChecking,
      sampleRefused,
      sampleCreating,
      samplePartlyDone,
      sampleDone,
      sampleOrdered,
    ],
    change: [answered(sampleClean), answered(sampleFaulty)],
    create: [sampleCreating, samplePartlyDone, sampleDone],
  },
  failures: {
    read: [failing('network'), gone],
  },
  project: ({ fault, progress, isMending, failure, hidden, unanswered }) => [
    fault,
    progress?.state,
    (progress?.valid ?? 0) > 0,
    (progress?.faulty ?? 0) > 0,
    isMending,
    failure !== undefined,
    hidden,
    unanswered > 0,
  ],
  look: ({ failure }) => failure !== undefined,
  tells: () => 'AfterFailure',
  noView: {
    'following.hidden': 'nobody looks at it',
  },
  transient: ['settling'],
  neverTaken: {},
});
