// One picture of the viewer: waits, shows, or says that it did not come; scrolls when it is zoomed.
import { type PointerEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { classes } from '../../internal/classes.ts';
import { useMessages } from '../../messages/MessagesContext.ts';
import { Button } from '../Button/Button.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as css from './PreviewViewer.css.ts';

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
}

export interface PreviewStageProps {
  image: PreviewImage;
  /** Index of the magnification. */
  zoom: number;
  status: PreviewStatus | undefined;
  onStatusChange: ((status: PreviewStatus) => void) | undefined;
  /** Called by a double press. */
  onZoomToggle: () => void;
}

/** Dragging moves a zoomed picture; so do the arrow keys when it has the focus. */
export function PreviewStage({
  image,
  zoom,
  status,
  onStatusChange,
  onZoomToggle,
}: PreviewStageProps): ReactNode {
  const messages = useMessages();
  const [ownStatus, setOwnStatus] = useState<PreviewStatus>('loading');
  const [attempt, setAttempt] = useState(0);
  const dragged = useRef<{ x: number; y: number } | null>(null);
  const stage = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const view = stage.current;
    if (view === null || zoom === 0) return;
    view.scrollTo(
      (view.scrollWidth - view.clientWidth) / 2,
      (view.scrollHeight - view.clientHeight) / 2,
    );
  }, [zoom]);
  const shown = status ?? ownStatus;
  const report = (next: PreviewStatus): void => {
    setOwnStatus(next);
    onStatusChange?.(next);
  };
  const drag = (event: PointerEvent<HTMLElement>): void => {
    const from = dragged.current;
    if (from === null) return;
    event.currentTarget.scrollBy(from.x - event.clientX, from.y - event.clientY);
    dragged.current = { x: event.clientX, y: event.clientY };
  };
  const stop = (): void => {
    dragged.current = null;
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dragging and double press repeat what the buttons and arrow keys do
    <div
      ref={stage}
      data-part="stage"
      data-status={shown}
      {...(zoom > 0 && { tabIndex: 0, role: 'group', 'aria-label': image.alt })}
      className={classes(css.stage, zoom > 0 && css.zoomed)}
      onDoubleClick={onZoomToggle}
      onPointerDown={(event) => {
        if (zoom > 0 && event.pointerType === 'mouse') {
          dragged.current = { x: event.clientX, y: event.clientY };
        }
      }}
      onPointerMove={drag}
      onPointerUp={stop}
      onPointerLeave={stop}
    >
      {shown === 'broken' ? (
        <div role="alert" className={css.broken}>
          <p>{messages.imageBroken}</p>
          <Button
            onPress={() => {
              setAttempt(attempt + 1);
              report('loading');
            }}
          >
            {messages.retry}
          </Button>
        </div>
      ) : (
        <>
          {shown === 'loading' && (
            <span className={css.waiting}>
              <Spinner label={messages.imageLoading} />
            </span>
          )}
          <img
            key={attempt}
            src={image.src}
            alt={image.alt}
            draggable={false}
            onLoad={() => report('shown')}
            onError={() => report('broken')}
            className={classes(css.image, css.zoomStep[zoom], shown === 'loading' && css.unseen)}
          />
        </>
      )}
    </div>
  );
}
