/** Pictures that go with something written: choose them, watch them arrive, take them away. */
import { extensionsFor, rulesFor } from '@banxin/contract/uploads';
import { FileDrop } from '@banxin/ui/FileDrop';
import { Notice } from '@banxin/ui/Notice';
import { Stack } from '@banxin/ui/Stack';
import { useState } from 'react';
import { lazyPart } from '../../lib/lazyPart.tsx';
import { useServices } from '../../lib/services.ts';
import { useText } from '../../lib/text.ts';
import { LaterRows } from './LaterRows.tsx';
import type { PictureRowsProps } from './PictureRows.tsx';
import { picturesText } from './pictures.messages.ts';
import { uploadText } from './upload.messages.ts';
import type { PicturesState } from './usePictures.ts';

// Comes with the first picture.
const PictureRows = lazyPart(() => import('./PictureRows.tsx'));

const MB = 1024 ** 2;

export interface PicturesProps {
  readonly pictures: PicturesState;
  /** What is chosen. @default 图片 */
  readonly label?: string;
  /** What may be chosen. @default pictures, as many and as large as their purpose allows */
  readonly hint?: string;
  /** Draws one that has arrived. @default nothing */
  readonly thumbnailOf?: PictureRowsProps['thumbnailOf'];
}

export function Pictures({ pictures, label, hint, thumbnailOf }: PicturesProps) {
  const text = useText(picturesText);
  const rows = useText(uploadText);
  const { newKey } = useServices();
  const { queue, items, most, purpose } = pictures;
  const [isOverfull, setOverfull] = useState(false);
  const add = (chosen: readonly File[]): void => {
    const taken = chosen.slice(0, Math.max(most - items.length, 0));
    setOverfull(taken.length < chosen.length);
    for (const source of taken) {
      const { name, size, type } = source;
      queue.send({ type: 'ADD', file: { key: newKey(), name, size, type, source } });
    }
  };
  return (
    <Stack gap={12}>
      {items.length < most && (
        <FileDrop
          label={label ?? text.label}
          size="small"
          accept={extensionsFor(purpose).map((ending) => `.${ending}`)}
          allowsMultiple={most > 1}
          hint={hint ?? text.hint(most, rulesFor(purpose).maxBytes / MB)}
          onFiles={add}
        />
      )}
      {isOverfull && <Notice tone="caution">{text.tooMany(most)}</Notice>}
      {items.length > 0 && (
        <LaterRows failed={rows.rowsFailed}>
          <PictureRows pictures={pictures} thumbnailOf={thumbnailOf} />
        </LaterRows>
      )}
    </Stack>
  );
}
