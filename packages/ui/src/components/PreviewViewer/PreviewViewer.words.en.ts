// Words of PreviewViewer in English.
import type { viewerZh } from './PreviewViewer.words.ts';

export const viewerEn: typeof viewerZh = {
  preview: 'Preview',
  previewEmpty: 'No image to show',
  previewNo: (index, count) => `Image ${index} of ${count}`,
  previousImage: 'Previous image',
  nextImage: 'Next image',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  zoomReset: 'Fit the window',
  zoomedTo: (percent) => `Enlarged to ${percent}%`,
  previewList: 'All images',
  imageLoading: 'Loading image',
  imageBroken: 'The image could not be loaded',
};
