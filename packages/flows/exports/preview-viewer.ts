/** The viewer of proofs and pictures. */
export { previewViewerMachine } from '../src/preview-viewer/preview-viewer.machine.ts';
export type {
  PreviewImage,
  PreviewViewerContext,
  PreviewViewerEvent,
} from '../src/preview-viewer/preview-viewer.types.ts';
