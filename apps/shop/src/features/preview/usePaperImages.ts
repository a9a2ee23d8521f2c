/** The pages of a paper's files as pictures to look at. */
import type { PaperFile } from '@banxin/contract/entities/paper';
import { useText } from '../../lib/text.ts';
import { paperImagesText } from './paperImages.messages.ts';
import type { PreviewImage } from './preview.ts';

export function usePaperImages(): (files: readonly PaperFile[]) => readonly PreviewImage[] {
  const text = useText(paperImagesText);
  return (files) =>
    files.flatMap(({ name, pages }) =>
      pages.map(({ preview, thumbnail }, index) => {
        const words = text.page(name, index + 1);
        return { src: preview, thumbSrc: thumbnail, alt: words, caption: words };
      }),
    );
}
