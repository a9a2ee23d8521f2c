/** The print files of a job, and what went wrong with them. */
import { Button } from '@banxin/ui/Button';
import { Notice } from '@banxin/ui/Notice';
import { Stack } from '@banxin/ui/Stack';
import { FileThumbnail } from '../../../features/preview/FileThumbnail.tsx';
import { PrintFiles } from '../../../features/upload/PrintFiles.tsx';
import type { usePrintFiles } from '../../../features/upload/usePrintFiles.ts';
import { useText } from '../../../lib/text.ts';
import { productDetailText } from '../product-detail.messages.ts';
import type { useTemplateFile } from '../useTemplateFile.ts';

export interface FilesPartProps {
  /** Null where nothing is printed, or who is here may not upload. */
  readonly files: ReturnType<typeof usePrintFiles> | null;
  readonly most: number;
  readonly template: ReturnType<typeof useTemplateFile>;
}

export function FilesPart({ files, most, template }: FilesPartProps) {
  const text = useText(productDetailText);
  return (
    <>
      {files && (
        <PrintFiles
          files={files}
          most={most}
          isOptional
          thumbnailOf={(file) => <FileThumbnail file={file} />}
        />
      )}
      {template.state === 'failed' && (
        <Notice tone="caution">
          <Stack gap={8}>
            {text.templateFailed}
            <Button onPress={template.retry}>{text.templateAgain}</Button>
          </Stack>
        </Notice>
      )}
      {files?.hasErrors && <Notice tone="caution">{text.fileErrors}</Notice>}
    </>
  );
}
