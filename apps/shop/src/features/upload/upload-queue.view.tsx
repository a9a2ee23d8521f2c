/** The view of the flow upload-queue, for its stories. */
import type { FlowView } from '../../stories/atlas/flowView.ts';
import { printFiles } from '../../stories/atlas/printFiles.tsx';
import { withFiles } from '../../stories/atlas/queuedFiles.ts';

export const view: FlowView = { view: (flows) => printFiles(flows, 5), dressed: withFiles };
