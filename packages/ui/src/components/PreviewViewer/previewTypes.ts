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
  /**
   * Called by the close button and by Escape.
   * @zh 按下关闭按钮或 Escape 时调用。
   */
  onClose: () => void;
  /**
   * The pictures; without any it says 暂无图片信息.
   * @zh 图片；一张也没有时显示“暂无图片信息”。
   */
  images: readonly PreviewImage[];
  /**
   * Picture that is shown, counted from 0, when the parent holds it.
   * @zh 当前图片，从 0 数起，受控时给出。
   */
  index?: number | undefined;
  /**
   * Picture that is shown first, counted from 0.
   * @zh 初始图片，从 0 数起。
   * @default 0
   */
  defaultIndex?: number | undefined;
  /**
   * Called with the picture that shall be shown.
   * @zh 要换图时调用，带上新图片的序号。
   */
  onIndexChange?: ((index: number) => void) | undefined;
  /**
   * State of the picture, when a flow holds it.
   * @zh 图片的加载状态，由流程控制时给出。
   * @default follows the picture itself
   */
  status?: PreviewStatus | undefined;
  /**
   * Called when the picture has come or has not come.
   * @zh 图片加载成功或失败时调用。
   */
  onStatusChange?: ((status: PreviewStatus) => void) | undefined;
  /**
   * Whether it is looked at closely, when a flow holds it: by how much and where stays the viewer's own.
   * @zh 是否放大，由流程控制时给出；放大多少、看哪里由查看器自己决定。
   * @default follows keys, buttons, wheel and fingers
   */
  isZoomed?: boolean | undefined;
  /**
   * Called when it is looked at closely, and when the whole is shown again.
   * @zh 放大或恢复整张时调用。
   */
  onZoomChange?: ((isZoomed: boolean) => void) | undefined;
  /**
   * Names the dialog.
   * @zh 对话框的名称。
   * @default '预览图'
   */
  title?: string | undefined;
}

export interface PreviewViewerProps extends ViewerTableProps {
  /**
   * Whether it is open.
   * @zh 是否打开。
   */
  isOpen: boolean;
}
