/** The view of the flow upload-item, for its stories. */
import { sampleFile } from '@banxin/flows/testing';
import type { FlowView } from '../../stories/atlas/flowView.ts';
import { printFiles } from '../../stories/atlas/printFiles.tsx';

export const view: FlowView = {
  view: (flows) => printFiles(flows, 1),
  inside: {
    flow: 'upload-queue',
    child: sampleFile.key,
    events: [{ type: 'ADD', file: sampleFile }],
  },
};
