/** The print files of one style, file by file, and what can be done with all of them. */

import type { Configuration } from '@banxin/contract/entities/configuration';
import { useText } from '../../lib/text.ts';
import BookPages from './book/BookPages.tsx';
import { KeptRow } from './KeptRow.tsx';
import type { PrintFilesProps } from './PrintFiles.tsx';
import { QueueBar } from './QueueBar.tsx';
import { ReplaceFile } from './ReplaceFile.tsx';
import { UploadRow } from './UploadRow.tsx';
import { uploadText } from './upload.messages.ts';

export interface PrintFileRowsProps
  extends Pick<PrintFilesProps, 'files' | 'most' | 'thumbnailOf'> {
  /** One was taken away that had begun. */
  readonly onRemove: () => void;
  /** Its pages are put in order. */
  readonly book: Configuration | undefined;
}

export default function PrintFileRows(props: PrintFileRowsProps) {
  const { files, most, thumbnailOf, onRemove, book } = props;
  const text = useText(uploadText);
  const { queue, items, placed, flows, judgementOf } = files;
  return (
    <>
      {items.length > 1 && <QueueBar items={items} onGesture={(type) => queue.send({ type })} />}
      {placed.map((one, index) => {
        const { key, kept } = one;
        const flow = flows[key];
        const context = flow?.getSnapshot().context;
        const report = kept ?? context?.report;
        const style = most > 1 && book === undefined ? text.style(index + 1) : null;
        const name = kept?.name ?? context?.file.name ?? '';
        const common = {
          style,
          findings: report ? judgementOf(report).findings : [],
          action: <ReplaceFile name={name} onFile={(file) => files.replace(one, file)} />,
        };
        if (kept) {
          return (
            <KeptRow
              key={key}
              {...common}
              file={kept}
              thumbnail={thumbnailOf(kept)}
              onRemove={() => files.remove(one)}
            />
          );
        }
        return (
          flow && (
            <UploadRow
              key={key}
              {...common}
              flow={flow}
              thumbnailOf={thumbnailOf}
              onGesture={(event) => {
                if (event.type !== 'ITEM.REMOVE') return queue.send(event);
                onRemove();
                files.remove(one);
              }}
            />
          )
        );
      })}
      {book && <BookPages files={files} configuration={book} />}
    </>
  );
}
