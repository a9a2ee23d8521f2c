/** The first page of a paper's file, small; it opens all of them large. */
import type { PaperFile } from '@banxin/contract/entities/paper';
import { useText } from '../../lib/text.ts';
import { PreviewButton } from './PreviewButton.tsx';
import { paperImagesText } from './paperImages.messages.ts';
import { usePaperImages } from './usePaperImages.ts';

export function PaperThumbnail({ file }: { readonly file: PaperFile }) {
  const text = useText(paperImagesText);
  const images = usePaperImages()([file]);
  const small = file.pages[0]?.thumbnail;
  if (small === undefined) return null;
  return (
    <PreviewButton aria-label={text.look(file.name)} images={images}>
      <img src={small} alt="" />
    </PreviewButton>
  );
}
