// What lies on the dark table of the viewer: title and tools, the picture, its words, the row of all pictures.
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import { classes } from '../../internal/classes.ts';
import { chevronLeft, chevronRight, Glyph } from '../../internal/Glyph.tsx';
import { corners, cross, zoomIn, zoomOut } from '../../internal/signs.ts';
import { dialogZh } from '../../messages/dialog.ts';
import { useWords } from '../../messages/words.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { PreviewStage } from './PreviewStage.tsx';
import { PreviewThumbs } from './PreviewThumbs.tsx';
import * as css from './PreviewViewer.css.ts';
import { viewerZh } from './PreviewViewer.words.ts';
import type { ViewerTableProps } from './previewTypes.ts';
import { useGestures } from './useGestures.ts';
import { useZoom } from './useZoom.ts';

const words = { ...dialogZh, ...viewerZh };

/** How far an arrow key moves a magnified picture. @unit px */
const MOVE = 80;

/** Lives only while the viewer is open: it opens with a whole picture. */
export function ViewerTable({
  onClose,
  images,
  index,
  defaultIndex = 0,
  onIndexChange,
  status,
  onStatusChange,
  isZoomed,
  onZoomChange,
  title,
  titleId,
}: ViewerTableProps & { titleId: string }): ReactNode {
  const messages = useWords(words);
  const [ownIndex, setOwnIndex] = useState(defaultIndex);
  const last = images.length - 1;
  const shown = Math.min(Math.max(index ?? ownIndex, 0), Math.max(last, 0));
  const image = images[shown];
  const zoom = useZoom(image?.src, { isZoomed, onZoomChange });
  const { stage, view } = zoom;
  const percent = Math.round(view.scale * 100);
  const show = (next: number): void => {
    if (next === shown || images[next] === undefined) return;
    // The button that turned may rest now; the focus must not go with it.
    if (document.activeElement?.closest('[data-part=turn]')) stage.current?.focus();
    setOwnIndex(next);
    onIndexChange?.(next);
  };
  const step = (by: -1 | 1): void => {
    zoom.step(by);
    if (document.activeElement?.closest('[data-part=tools]')) stage.current?.focus();
  };
  useGestures(zoom, (by) => show(shown + by));
  useEffect(() => stage.current?.focus(), [stage]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isClose = view.scale > 1;
    const keys: Record<string, () => void> = {
      ArrowLeft: () => (isClose ? zoom.move({ x: MOVE, y: 0 }) : show(shown - 1)),
      ArrowRight: () => (isClose ? zoom.move({ x: -MOVE, y: 0 }) : show(shown + 1)),
      ArrowUp: () => zoom.move({ x: 0, y: MOVE }),
      ArrowDown: () => zoom.move({ x: 0, y: -MOVE }),
      Home: () => show(0),
      End: () => show(last),
      '+': () => zoom.step(1),
      '=': () => zoom.step(1),
      '-': () => zoom.step(-1),
      '0': zoom.fit,
    };
    const action = keys[event.key];
    if (action === undefined || image === undefined) return;
    event.preventDefault();
    action();
  };
  const turner = (by: -1 | 1): ReactNode =>
    images.length > 1 && (
      <div className={css.turner} data-part="turn">
        <IconButton
          size="large"
          aria-label={by < 0 ? messages.previousImage : messages.nextImage}
          icon={<Glyph path={by < 0 ? chevronLeft : chevronRight} size="1.5em" />}
          isDisabled={images[shown + by] === undefined}
          onPress={() => show(shown + by)}
        />
      </div>
    );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the whole viewer; every one has a button
    <div className={css.inside} onKeyDown={onKeyDown}>
      <div className={css.head} data-part="head">
        <h2 id={titleId} data-part="title" className={css.title}>
          {title ?? messages.preview}
        </h2>
        {image !== undefined && (
          <span role="status" data-part="count" className={css.count}>
            <span aria-hidden="true">
              {shown + 1} / {images.length}
            </span>
            <span className={css.spoken}>
              {messages.previewNo(shown + 1, images.length)} {image.caption ?? image.alt}
              {percent > 100 && ` ${messages.zoomedTo(percent)}`}
            </span>
          </span>
        )}
        <div className={css.tools} data-part="tools">
          {image !== undefined && (
            <>
              <IconButton
                aria-label={messages.zoomOut}
                icon={<Glyph path={zoomOut} size="1.25em" />}
                isDisabled={view.scale === 1}
                onPress={() => step(-1)}
              />
              <span className={css.zoom} aria-hidden="true">
                {percent}%
              </span>
              <IconButton
                aria-label={messages.zoomIn}
                icon={<Glyph path={zoomIn} size="1.25em" />}
                isDisabled={view.scale === 4}
                onPress={() => step(1)}
              />
              <IconButton
                aria-label={messages.zoomReset}
                icon={<Glyph path={corners} size="1.25em" />}
                isDisabled={view.scale === 1}
                onPress={() => {
                  zoom.fit();
                  stage.current?.focus();
                }}
              />
            </>
          )}
          <IconButton
            aria-label={messages.close}
            icon={<Glyph path={cross} size="1.5em" strokeWidth={1.5} />}
            onPress={onClose}
          />
        </div>
      </div>
      {image === undefined ? (
        <p className={css.empty}>{messages.previewEmpty}</p>
      ) : (
        <>
          <div className={css.middle}>
            {turner(-1)}
            {/* biome-ignore lint/a11y/useSemanticElements: it takes the focus, so that keys are heard wherever a button was */}
            <div
              ref={stage}
              role="group"
              aria-label={image.caption ?? image.alt}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
              tabIndex={0}
              data-part="stage"
              className={classes(css.stage, view.scale > 1 && css.zoomed)}
            >
              <PreviewStage
                key={`${shown} ${image.src}`}
                image={image}
                view={view}
                status={status}
                onStatusChange={onStatusChange}
              />
            </div>
            {turner(1)}
          </div>
          {image.caption !== undefined && (
            <p data-part="caption" className={css.caption}>
              {image.caption}
            </p>
          )}
          {images.length > 1 && <PreviewThumbs images={images} shown={shown} onChoose={show} />}
        </>
      )}
    </div>
  );
}
