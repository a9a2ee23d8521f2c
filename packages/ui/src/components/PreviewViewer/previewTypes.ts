// What the viewer shows and reports.

/** How far a picture has come. */
export type PreviewStatus = 'loading' | 'shown' | 'broken';

/** One picture. */
export interface PreviewImage {
  /** Address of the picture. */
  src: string;
  /** What it shows, for screen readers. */
  alt: string;
  /** Words under it: file name, page, size. */
  caption?: string | undefined;
  /** Address of a smaller one for the row of all pictures. @default src */
  thumbSrc?: string | undefined;
}

/** What lies on the table of an open viewer. */
export interface ViewerTableProps {
  /** Called by the close button and by Escape. */
  onClose: () => void;
  /** The pictures; without any it says 暂无图片信息. */
  images: readonly PreviewImage[];
  /** Picture that is shown, counted from 0, when the parent holds it. */
  index?: number | undefined;
  /** Picture that is shown first, counted from 0. @default 0 */
  defaultIndex?: number | undefined;
  /** Called with the picture that shall be shown. */
  onIndexChange?: ((index: number) => void) | undefined;
  /** State of the picture, when a flow holds it. @default follows the picture itself */
  status?: PreviewStatus | undefined;
  /** Called when the picture has come or has not come. */
  onStatusChange?: ((status: PreviewStatus) => void) | undefined;
  /**
   * Whether it is looked at closely, when a flow holds it: by how much and where stays the viewer's own.
   * @default follows keys, buttons, wheel and fingers
   */
  isZoomed?: boolean | undefined;
  /** Called when it is looked at closely, and when the whole is shown again. */
  onZoomChange?: ((isZoomed: boolean) => void) | undefined;
  /** Names the dialog. @default '预览图' */
  title?: string | undefined;
}

export interface PreviewViewerProps extends ViewerTableProps {
  /** Whether it is open. */
  isOpen: boolean;
}
