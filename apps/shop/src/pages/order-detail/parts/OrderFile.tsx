/** One print file of the order: findings for this job, its pages to look at. */
import type { PrintFile } from '@banxin/contract/entities/file';
import type { OrderDetail } from '@banxin/contract/entities/order';
import { jobOfFile } from '@banxin/contract/rules/styles';
import { FileRow } from '@banxin/ui/FileRow';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { fileImages } from '../../../features/preview/fileImages.ts';
import { previewText } from '../../../features/preview/preview.messages.ts';
import { usePreview } from '../../../features/preview/preview.ts';
import { useFileFindings, useRefusalText } from '../../../features/upload/findingText.ts';
import { sizeText } from '../../../features/upload/upload.messages.ts';
import { useJudgements } from '../../../features/upload/useJudgements.ts';
import { useText } from '../../../lib/text.ts';
import * as css from '../OrderDetail.css.ts';
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
  const words = useText(previewText);
  const preview = usePreview();
  const shown = useFileFindings()(findings);
  const refusalOf = useRefusalText();
  const pages = file.pages.map((page, index) => ({ ...page, number: index + 1 }));
  const images = fileImages(file, words.pageOf);
  const pageCount = file.pageCount ?? pages.length;
  return (
    <Stack gap={12}>
      <FileRow
        name={file.name}
        meta={[...(side ? [side] : []), text.pages(pageCount), sizeText(file.size)].join(text.dot)}
        status={file.status === 'refused' ? 'failed' : 'ready'}
        errorMessage={refusalOf(file)}
        findings={shown}
      />
      <ul className={css.pages}>
        {pages.map((page) => (
          <li key={page.number}>
            {page.thumbnail === null ? (
              <span className={`${css.page} ${css.pageMissing}`}>
                <span className={css.pageBlank}>{text.pageNotDrawn}</span>
                {text.pageNo(page.number)}
              </span>
            ) : (
              <button
                type="button"
                className={css.page}
                aria-label={words.openPage(file.name, page.number)}
                onClick={() => {
                  const index = images.findIndex(({ page: number }) => number === page.number);
                  preview.open({ images, index });
                }}
              >
                <img src={page.thumbnail} alt="" className={css.pageImage} />
                {text.pageNo(page.number)}
              </button>
            )}
          </li>
        ))}
      </ul>
      {pageCount > pages.length && (
        <Text size={12} tone="quiet">
          {text.pagesMore(pageCount - pages.length)}
        </Text>
      )}
      {isIncomplete && (
        <Text size={12} tone="caution">
          {text.judgeFailed}
        </Text>
      )}
    </Stack>
  );
}
