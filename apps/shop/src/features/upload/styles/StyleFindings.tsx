/** What was found of the styles that are looked at, file by file, each under its style and side. */

import type { PrintFile } from '@banxin/contract/entities/file';
import { Stack } from '@banxin/ui/Stack';
import type { ReactNode } from 'react';
import { useText } from '../../../lib/text.ts';
import { KeptRow } from '../KeptRow.tsx';
import { UploadRow } from '../UploadRow.tsx';
import type { PrintFilesState } from '../usePrintFiles.ts';
import { styleFilesText } from './styleFiles.messages.ts';
import type { StyleFilesState } from './useStyleFiles.ts';

export interface StyleFindingsProps {
  readonly files: PrintFilesState;
  readonly state: StyleFilesState;
  /** From 0, those with problems first. */
  readonly styles: readonly number[];
  readonly thumbnailOf: (file: PrintFile) => ReactNode;
}

export function StyleFindings({ files, state, styles, thumbnailOf }: StyleFindingsProps) {
  const text = useText(styleFilesText);
  if (styles.length === 0) return null;
  return (
    <section aria-label={text.findings}>
      <Stack gap={12}>
        {styles.flatMap((style) =>
          state.cells
            .filter((cell) => cell.style === style)
            .map((cell) => {
              const { key } = cell;
              const kept = files.placed.find((one) => one.key === key)?.kept;
              const flow = files.flows[key];
              const report = kept ?? files.arrived.get(key);
              const common = {
                style: state.placeName(cell),
                findings: report ? files.judgementOf(report).findings : [],
              };
              const id = `${key}-${style}`;
              if (kept) {
                return (
                  <KeptRow
                    key={id}
                    {...common}
                    file={kept}
                    thumbnail={thumbnailOf(kept)}
                    action={null}
                    onRemove={() => state.remove(cell)}
                  />
                );
              }
              return (
                flow && (
                  <UploadRow
                    key={id}
                    {...common}
                    flow={flow}
                    thumbnailOf={thumbnailOf}
                    onGesture={(event) =>
                      event.type === 'ITEM.REMOVE' ? state.remove(cell) : files.queue.send(event)
                    }
                  />
                )
              );
            }),
        )}
      </Stack>
    </section>
  );
}
