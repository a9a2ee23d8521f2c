/** What a customer handed in: the first picture as large as the column, every one opens large. */
import type { PagePicture } from '@banxin/contract/entities/file';
import { usePreview } from '../../../features/preview/preview.ts';
import { useText } from '../../../lib/text.ts';
import { officeText } from '../office.messages.ts';
import * as css from '../Works.css.ts';

export function OfficePictures({ pictures }: { readonly pictures: readonly PagePicture[] }) {
  const text = useText(officeText);
  const preview = usePreview();
  if (pictures.length === 0) return null;
  const images = pictures.map(({ name, thumbnail, preview: src }) => ({
    src,
    thumbSrc: thumbnail,
    alt: name,
    caption: name,
  }));
  return (
    <ul className={css.pictures} aria-label={text.pictures}>
      {pictures.map(({ name, thumbnail, preview: src }, index) => (
        <li key={src} className={index === 0 ? css.whole : undefined}>
          <button
            type="button"
            className={css.opener}
            aria-label={text.open(name)}
            onClick={() => preview.open({ index, images })}
          >
            <img src={index === 0 ? src : thumbnail} alt="" className={css.picture} />
          </button>
        </li>
      ))}
    </ul>
  );
}
