/** Types of the preview dialog 预览图. */

export interface PreviewImage {
  readonly src: string;
  /** What the picture shows. */
  readonly alt: string;
  /** Words under it: file name, page. */
  readonly caption?: string | undefined;
  /** A smaller one, for the row of all pictures. */
  readonly thumbSrc?: string | undefined;
}

export interface PreviewViewerContext {
  images: readonly PreviewImage[];
  /** Of the picture on screen. */
  index: number;
  /** Pictures that arrived in this opening; they need not be waited for again. */
  arrived: readonly number[];
}

export type PreviewViewerEvent =
  | { type: 'OPEN'; images: readonly PreviewImage[]; index: number }
  /** Button, Escape or outside press. */
  | { type: 'CLOSE' }
  /** To a picture by its number; beyond the ends nothing happens. */
  | { type: 'GO'; index: number }
  | { type: 'LOADED'; index: number }
  | { type: 'FAILED'; index: number }
  | { type: 'RETRY' }
  | { type: 'ZOOM' }
  | { type: 'ZOOM.CLOSE' };
