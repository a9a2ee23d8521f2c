/** Opens photographs of a ticket large. */
import type { ClaimPicture } from '@banxin/contract/entities/afterSales';
import { evidencePath } from '../../features/afterSales/claimLook.ts';
import { usePreview } from '../../features/preview/preview.ts';

export function useOpenPictures() {
  const preview = usePreview();
  return (pictures: readonly ClaimPicture[], index: number): void =>
    preview.open({
      index,
      images: pictures.map(({ id, name }) => ({
        src: evidencePath(id, 'large'),
        thumbSrc: evidencePath(id, 'small'),
        alt: name,
        caption: name,
      })),
    });
}
