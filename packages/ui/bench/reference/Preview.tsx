// The picture viewer of the reference screen, loaded when it is about to be opened.
import { BanxinProvider } from '@banxin/ui/BanxinProvider';
import { PreviewViewer } from '@banxin/ui/PreviewViewer';
import type { ReactNode } from 'react';
import { picture } from '../lib/rows.ts';

const images = [
  { src: picture, alt: '正面' },
  { src: `${picture}?2`, alt: '背面' },
];

export default function Preview({ onClose }: { onClose: () => void }): ReactNode {
  return (
    <BanxinProvider>
      <PreviewViewer isOpen onClose={onClose} images={images} />
    </BanxinProvider>
  );
}
