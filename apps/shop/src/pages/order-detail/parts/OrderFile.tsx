/** One print file of the order: findings for this job, its pages to look at. */
import type { PrintFile } from '@banxin/contract/entities/file';
import type { OrderDetail } from '@banxin/contract/entities/order';
import { jobOfFile } from '@banxin/contract/rules/styles';
import { FileRow } from '@banxin/ui/FileRow';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { FilePages } from '../../../features/preview/FilePages.tsx';
import { useFileFindings, useRefusalText } from '../../../features/upload/findingText.ts';
import { sizeText } from '../../../features/upload/upload.messages.ts';
import { useJudgements } from '../../../features/upload/useJudgements.ts';
import { useText } from '../../../lib/text.ts';
import { orderDetailText } from '../order-detail.messages.ts';

export interface OrderFileProps {
  readonly file: PrintFile;
  readonly order: OrderDetail;
  /** 正面; absent where it holds everything. */
  readonly side?: string | undefined;
}

export function OrderFile({ file, order, side }: OrderFileProps) {
  const text = useText(orderDetailText);
  const { findings, isIncomplete } = useJudgements([file], (one) =>
    jobOfFile(order.configuration, order.styles, one),
  )(file);
  const shown = useFileFindings()(findings);
  const refusalOf = useRefusalText();
  const pages = text.pages(file.pageCount ?? file.pages.length);
  return (
    <Stack gap={12}>
      <FileRow
        name={file.name}
        meta={[...(side ? [side] : []), pages, sizeText(file.size)].join(text.dot)}
        status={file.status === 'refused' ? 'failed' : 'ready'}
        errorMessage={refusalOf(file)}
        findings={shown}
      />
      <FilePages file={file} />
      {isIncomplete && (
        <Text size={12} tone="caution">
          {text.judgeFailed}
        </Text>
      )}
    </Stack>
  );
}
