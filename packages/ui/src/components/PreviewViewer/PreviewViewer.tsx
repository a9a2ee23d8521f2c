// Looks at pictures large: titled 预览图, one at a time, zoomed in steps, above everything else.

import PreviousIcon from 'lucide-react/icons/chevron-left';
import NextIcon from 'lucide-react/icons/chevron-right';
import CloseIcon from 'lucide-react/icons/x';
import ZoomInIcon from 'lucide-react/icons/zoom-in';
import ZoomOutIcon from 'lucide-react/icons/zoom-out';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useMessages } from '../../messages/MessagesContext.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { type PreviewImage, PreviewStage, type PreviewStatus } from './PreviewStage.tsx';
import * as css from './PreviewViewer.css.ts';

export type { PreviewImage, PreviewStatus } from './PreviewStage.tsx';

export interface PreviewViewerProps {
  /** Whether it is open. */
  isOpen: boolean;
  /** Called by the close button, Escape and a press outside the picture. */
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
  /** @default '预览图' */
  title?: string | undefined;
}

/** Steps of magnification: 1 fits the window. */
const ZOOMS = [1, 1.5, 2, 3, 4] as const;

/** Stands at 4000 (specification §9). Arrow keys turn, + and − zoom, 0 fits, Escape closes. */
export function PreviewViewer({
  isOpen,
  onClose,
  images,
  index,
  defaultIndex = 0,
  onIndexChange,
  status,
  onStatusChange,
  title,
}: PreviewViewerProps): ReactNode {
  const messages = useMessages();
  const [ownIndex, setOwnIndex] = useState(defaultIndex);
  const [zoom, setZoom] = useState(0);
  const shown = Math.min(Math.max(index ?? ownIndex, 0), Math.max(images.length - 1, 0));
  const image = images[shown];
  const turn = (by: -1 | 1): void => {
    const next = shown + by;
    if (images[next] === undefined) return;
    setZoom(0);
    setOwnIndex(next);
    onIndexChange?.(next);
  };
  const zoomTo = (next: number): void => {
    if (image !== undefined) setZoom(Math.min(Math.max(next, 0), ZOOMS.length - 1));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // A zoomed picture with the focus scrolls with the arrow keys itself.
    const scrolls =
      zoom > 0 && event.target instanceof HTMLElement && event.target.dataset.part === 'stage';
    const keys: Record<string, () => void> = {
      ...(scrolls ? {} : { ArrowLeft: () => turn(-1), ArrowRight: () => turn(1) }),
      '+': () => zoomTo(zoom + 1),
      '=': () => zoomTo(zoom + 1),
      '-': () => zoomTo(zoom - 1),
      '0': () => zoomTo(0),
    };
    const action = keys[event.key];
    if (action === undefined) return;
    event.preventDefault();
    action();
  };
  return (
    <ModalOverlay
      data-part="scrim"
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      isDismissable
      className={css.scrim}
    >
      <Modal className={css.box}>
        <Dialog data-component="PreviewViewer" className={css.dialog}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the whole viewer; every one has a button */}
          <div className={css.inside} onKeyDown={onKeyDown}>
            <div className={css.head}>
              <Heading slot="title" level={2} className={css.title}>
                {title ?? messages.preview}
              </Heading>
              {image !== undefined && (
                <span role="status" className={css.count}>
                  <span aria-hidden="true">
                    {shown + 1} / {images.length}
                  </span>
                  <span className={css.spoken}>
                    {messages.previewNo(shown + 1, images.length)} {image.caption ?? image.alt}
                  </span>
                </span>
              )}
              <div className={css.tools}>
                {image !== undefined && (
                  <>
                    <IconButton
                      aria-label={messages.zoomOut}
                      icon={<ZoomOutIcon size="1.25em" />}
                      isDisabled={zoom === 0}
                      onPress={() => zoomTo(zoom - 1)}
                    />
                    <span className={css.zoom}>{Math.round((ZOOMS[zoom] ?? 1) * 100)}%</span>
                    <IconButton
                      aria-label={messages.zoomIn}
                      icon={<ZoomInIcon size="1.25em" />}
                      isDisabled={zoom === ZOOMS.length - 1}
                      onPress={() => zoomTo(zoom + 1)}
                    />
                  </>
                )}
                <IconButton
                  aria-label={messages.close}
                  icon={<CloseIcon size="1.5em" strokeWidth={1.5} />}
                  onPress={onClose}
                />
              </div>
            </div>
            <div className={css.middle}>
              {images.length > 1 && (
                <div className={css.turner}>
                  <IconButton
                    size="large"
                    aria-label={messages.previousImage}
                    icon={<PreviousIcon size="1.5em" />}
                    isDisabled={shown === 0}
                    onPress={() => turn(-1)}
                  />
                </div>
              )}
              {image === undefined ? (
                <p className={css.empty}>{messages.previewEmpty}</p>
              ) : (
                <PreviewStage
                  key={image.src}
                  image={image}
                  zoom={zoom}
                  status={status}
                  onStatusChange={onStatusChange}
                  onZoomToggle={() => zoomTo(zoom === 0 ? 2 : 0)}
                />
              )}
              {images.length > 1 && (
                <div className={css.turner}>
                  <IconButton
                    size="large"
                    aria-label={messages.nextImage}
                    icon={<NextIcon size="1.5em" />}
                    isDisabled={shown === images.length - 1}
                    onPress={() => turn(1)}
                  />
                </div>
              )}
            </div>
            {image?.caption !== undefined && <p className={css.caption}>{image.caption}</p>}
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
