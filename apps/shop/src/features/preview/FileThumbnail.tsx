/** The first page of a print file, small; it opens all of them large. */
import type { PrintFile } from '@banxin/contract/entities/file';
import { useText } from '../../lib/text.ts';
import { fileImages } from './fileImages.ts';
import { PreviewButton } from './PreviewButton.tsx';
import { previewText } from './preview.messages.ts';

export function FileThumbnail({ file }: { readonly file: PrintFile }) {
  const text = useText(previewText);
  const small = file.pages[0]?.thumbnail;
  if (!small) return null;
  return (
    <PreviewButton aria-label={text.openFile(file.name)} images={fileImages(file, text.pageOf)}>
      <img src={small} alt="" />
    </PreviewButton>
  );
}
