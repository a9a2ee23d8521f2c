export {
  type PreviewImage,
  type PreviewStatus,
  PreviewViewer,
  type PreviewViewerProps,
} from '../src/components/PreviewViewer/PreviewViewer.tsx';
