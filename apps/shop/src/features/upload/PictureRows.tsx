/** Pictures on their way, one by one. */
import { Stack } from '@banxin/ui/Stack';
import { UploadRow } from './UploadRow.tsx';
import type { PicturesState } from './usePictures.ts';

export default function PictureRows({ pictures }: { readonly pictures: PicturesState }) {
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
              thumbnailOf={() => null}
              onGesture={(event) => queue.send(event)}
            />
          )
        );
      })}
    </Stack>
  );
}
