// The picture viewer of the twin.
import { type ReactNode, useState } from 'react';
import { picture } from '../lib/rows.ts';
import { PlainDialog } from './PlainDialog.tsx';

const images = [
  { src: picture, alt: '正面' },
  { src: `${picture}?2`, alt: '背面' },
];

export default function PlainPreview({ onClose }: { onClose: () => void }): ReactNode {
  const [index, setIndex] = useState(0);
  const image = images[index];
  return (
    <PlainDialog title="预览图" onClose={onClose}>
      {image && <img src={image.src} alt={image.alt} />}
      <button type="button" className="page" onClick={() => setIndex(1 - index)}>
        {index + 1} / {images.length}
      </button>
    </PlainDialog>
  );
}
