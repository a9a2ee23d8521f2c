/** Print files of a case as the desk judges them, each to be fetched as it was uploaded. */
import { getPrintFile } from '@banxin/contract/calls/works/originals';
import type { WorksCase } from '@banxin/contract/entities/works';
import { FileRow } from '@banxin/ui/FileRow';
import { Heading } from '@banxin/ui/Heading';
import { Inline } from '@banxin/ui/Inline';
import { Stack } from '@banxin/ui/Stack';
import { FileThumbnail } from '../../../features/preview/FileThumbnail.tsx';
import { useFileFindings, useRefusalText } from '../../../features/upload/findingText.ts';
import { sizeText } from '../../../features/upload/upload.messages.ts';
import { SaveFileButton } from '../../../lib/SaveFileButton.tsx';
import { useText } from '../../../lib/text.ts';
import { worksText } from '../works.messages.ts';

export interface CaseFilesProps {
  readonly one: Pick<WorksCase, 'orderId' | 'files'>;
  /** Whether this desk may have the bytes. */
  readonly mayFetch: boolean;
}

export function CaseFiles({ one: { orderId, files }, mayFetch }: CaseFilesProps) {
  const text = useText(worksText);
  const findingsOf = useFileFindings();
  const refusalOf = useRefusalText();
  if (files.length === 0) return null;
  return (
    <Stack gap={16}>
      <Heading level={3} size={16}>
        {text.files}
      </Heading>
      {files.map(({ file, findings }) => (
        <Stack key={file.id} gap={12}>
          <FileRow
            name={file.name}
            meta={text.fileMeta(file.pageCount ?? file.pages.length, sizeText(file.size))}
            status={file.status === 'refused' ? 'failed' : 'ready'}
            thumbnail={<FileThumbnail file={file} />}
            errorMessage={refusalOf(file)}
            findings={findingsOf(findings)}
          />
          {mayFetch && (
            <Inline>
              <SaveFileButton
                size="small"
                call={getPrintFile}
                input={{ id: orderId, fileId: file.id }}
                words={{
                  label: text.original,
                  done: text.originalSaved,
                  failed: text.originalFailed,
                }}
              />
            </Inline>
          )}
        </Stack>
      ))}
    </Stack>
  );
}
