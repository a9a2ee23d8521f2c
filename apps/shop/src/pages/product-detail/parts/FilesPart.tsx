/** The print files of a job, and what went wrong with them. */
import type { Configuration as Wire } from '@banxin/contract/entities/configuration';
import { pagesPerStyle } from '@banxin/contract/rules/styles';
import type { Configuration, Product } from '@banxin/pricing/types';
import { amountOf } from '@banxin/pricing/units';
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
  readonly product: Product;
  readonly configuration: Configuration;
  readonly template: ReturnType<typeof useTemplateFile>;
}

export default function FilesPart({ files, product, configuration, template }: FilesPartProps) {
  const text = useText(productDetailText);
  return (
    <>
      {files && (
        <PrintFiles
          files={files}
          most={configuration.styles}
          each={amountOf(product, configuration.quantity)}
          perStyle={pagesPerStyle(configuration, product.art === 'couplet')}
          book={configuration.pages === undefined ? undefined : (configuration as Wire)}
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
