/** Pictures on their way, one by one. */
import { Stack } from '@banxin/ui/Stack';
import type { ReactNode } from 'react';
import { UploadRow } from './UploadRow.tsx';
import type { PicturesState } from './usePictures.ts';

export interface PictureRowsProps {
  readonly pictures: PicturesState;
  /** Draws one that has arrived. @default nothing */
  readonly thumbnailOf?:
    | ((picture: { readonly id: string; readonly name: string }) => ReactNode)
    | undefined;
}

export default function PictureRows({ pictures, thumbnailOf = () => null }: PictureRowsProps) {
  const { queue, items, flows } = pictures;
  return (
    <Stack gap={12}>
      {items.map(({ file: { key } }) => {
        const flow = flows[key];
        return (
          flow && (
            <UploadRow
              key={key}
              flow={flow}
              findings={[]}
              thumbnailOf={thumbnailOf}
              onGesture={(event) => queue.send(event)}
            />
          )
        );
      })}
    </Stack>
  );
}
