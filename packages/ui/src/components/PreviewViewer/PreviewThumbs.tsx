// The row of all pictures under the large one; only those in sight are fetched.
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Glyph } from '../../internal/Glyph.tsx';
import { pointerMarks } from '../../internal/pointerMarks.ts';
import { noPicture } from '../../internal/signs.ts';
import { useWords } from '../../messages/words.ts';
import * as css from './PreviewViewer.css.ts';
import { viewerZh } from './PreviewViewer.words.ts';
import type { PreviewImage } from './previewTypes.ts';

export interface PreviewThumbsProps {
  images: readonly PreviewImage[];
  shown: number;
  onChoose: (index: number) => void;
}

function Thumb({ image }: { image: PreviewImage }): ReactNode {
  const [isBroken, setBroken] = useState(false);
  return isBroken ? (
    <span data-part="thumb-broken">
      <Glyph path={noPicture} size="1.25em" />
    </span>
  ) : (
    <img
      src={image.thumbSrc ?? image.src}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setBroken(true)}
      className={css.thumbImage}
    />
  );
}

/** One stop for Tab; the arrow keys of the viewer move it. */
export function PreviewThumbs({ images, shown, onChoose }: PreviewThumbsProps): ReactNode {
  const messages = useWords(viewerZh);
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const current = row.current?.children[shown]?.firstElementChild;
    if (!row.current || !(current instanceof HTMLElement)) return;
    row.current.scrollLeft =
      current.offsetLeft - (row.current.clientWidth - current.clientWidth) / 2;
    if (row.current.contains(document.activeElement)) current.focus({ preventScroll: true });
  }, [shown]);
  return (
    <ul ref={row} aria-label={messages.previewList} data-part="thumbs" className={css.thumbs}>
      {images.map((image, index) => (
        <li key={image.src}>
          <button
            type="button"
            {...pointerMarks()}
            aria-label={`${messages.previewNo(index + 1, images.length)} ${image.alt}`}
            aria-current={index === shown}
            tabIndex={index === shown ? 0 : -1}
            data-part="thumb"
            onClick={() => onChoose(index)}
            className={css.thumb}
          >
            <Thumb image={image} />
          </button>
        </li>
      ))}
    </ul>
  );
}
