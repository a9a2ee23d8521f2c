/** States of one print file on its way. */
import { defineAtlas } from '../testing/atlas.ts';
import { uploadItemMachine } from './upload-item.machine.ts';
import { sampleFile, sampleInput, sampleReport } from './upload-item.samples.ts';

export const uploadItemAtlas = defineAtlas({
  machine: uploadItemMachine,
  inputs: {
    chosen: sampleInput,
    tooLarge: { ...sampleInput, maxBytes: sampleFile.size - 1 },
  },
  events: [
    { type: 'UPLOAD.STARTED', uploadUrl: '/files/tus/u1' },
    { type: 'PROGRESS', sent: sampleFile.size / 2 },
    { type: 'UPLOADED', fileId: 'f1' },
    { type: 'REFUSED', message: '只接受 PDF 文件' },
    { type: 'FAIL', error: new Error('connection lost') },
  ],
  answers: {
    fetchReport: [
      sampleReport,
      { ...sampleReport, status: 'refused', refusal: '文件已加密，无法打开' },
      { ...sampleReport, status: 'checking' },
    ],
  },
  project: ({ uploadUrl, fileId, report, refusal }) => [
    uploadUrl !== undefined,
    fileId !== undefined,
    report !== undefined,
    refusal?.by,
  ],
  look: ({ report, refusal }) => [report !== undefined, refusal?.by],
  tells: ({ refusal }, state) =>
    refusal === undefined ? 'Checked' : state === 'refused' ? 'ByCheck' : 'RefusedByCheck',
  alike: {
    'CheckingAsking = CheckingWaiting':
      'the check goes on whether or not it is just being asked for',
    'Discarding = Removing': 'the file is about to go, from half-way or from the end',
    'RemovingChecked = RemovingRefusedByCheck': 'a refused file about to go, whoever refused it',
  },
  noView: { removed: 'the file is gone from the list' },
  transient: [],
  neverTaken: {},
});
