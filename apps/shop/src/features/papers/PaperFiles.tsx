/** The files of a paper in its form: looked at large, taken away, added. */
import { rulesFor, typeWords } from '@banxin/contract/uploads';
import { FileRow } from '@banxin/ui/FileRow';
import { Notice } from '@banxin/ui/Notice';
import { Stack } from '@banxin/ui/Stack';
import { useText } from '../../lib/text.ts';
import { Pictures } from '../upload/Pictures.tsx';
import { PaperThumbnail } from './PaperThumbnail.tsx';
import { papersText } from './papers.messages.ts';
import type { PaperFilesState } from './usePaperFiles.ts';

const MB = 1024 ** 2;

export interface PaperFilesProps {
  readonly files: PaperFilesState;
  /** What is to be chosen. */
  readonly label: string;
  /** What is wrong with them. */
  readonly problem?: string | undefined;
}

export function PaperFiles({ files, label, problem }: PaperFilesProps) {
  const text = useText(papersText);
  const { kept, pictures, most } = files;
  const { purpose } = pictures;
  const megabytes = rulesFor(purpose).maxBytes / MB;
  return (
    <Stack gap={12}>
      {kept.map((file) => (
        <FileRow
          key={file.id}
          name={file.name}
          meta={text.handedIn}
          status="ready"
          thumbnail={<PaperThumbnail file={file} />}
          onRemove={() => files.remove(file.id)}
        />
      ))}
      <Pictures
        pictures={pictures}
        label={label}
        hint={text.hint(most, typeWords(purpose), megabytes)}
      />
      {files.hasFailed && <Notice tone="caution">{text.notArrived}</Notice>}
      {problem !== undefined && <Notice tone="critical">{problem}</Notice>}
    </Stack>
  );
}
