/** The files of a paper in its form: looked at large, taken away, added. */
import type { PaperFile } from '@banxin/contract/entities/paper';
import { rulesFor } from '@banxin/contract/uploads';
import { FileRow } from '@banxin/ui/FileRow';
import { Notice } from '@banxin/ui/Notice';
import { Stack } from '@banxin/ui/Stack';
import type { ReactNode } from 'react';
import { useText } from '../../lib/text.ts';
import type { PictureRowsProps } from './PictureRows.tsx';
import { Pictures } from './Pictures.tsx';
import { paperFilesText } from './paperFiles.messages.ts';
import type { PaperFilesState } from './usePaperFiles.ts';

const MB = 1024 ** 2;

export interface PaperFilesProps {
  readonly files: PaperFilesState;
  /** What is to be chosen. */
  readonly label: string;
  /** Draws the first page of one that it has already. */
  readonly thumbnailOf: (file: PaperFile) => ReactNode;
  /** Draws one that has just arrived. @default nothing */
  readonly arrivedOf?: PictureRowsProps['thumbnailOf'];
  /** What is wrong with them. */
  readonly problem?: string | undefined;
}

export function PaperFiles({ files, label, thumbnailOf, arrivedOf, problem }: PaperFilesProps) {
  const text = useText(paperFilesText);
  const { kept, pictures, most } = files;
  const { purpose } = pictures;
  const { maxBytes, types: kinds } = rulesFor(purpose);
  const types = kinds.map((kind) => kind.toUpperCase());
  const megabytes = maxBytes / MB;
  return (
    <Stack gap={12}>
      {kept.map((file) => (
        <FileRow
          key={file.id}
          name={file.name}
          meta={text.handedIn}
          status="ready"
          thumbnail={thumbnailOf(file)}
          onRemove={() => files.remove(file.id)}
        />
      ))}
      <Pictures
        pictures={pictures}
        label={label}
        hint={text.hint(most, types, megabytes)}
        thumbnailOf={arrivedOf}
      />
      {files.hasFailed && <Notice tone="caution">{text.notArrived}</Notice>}
      {problem !== undefined && <Notice tone="critical">{problem}</Notice>}
    </Stack>
  );
}
