/** One print file of the order: findings for this job, its pages to look at. */
import type { PrintFile } from '@banxin/contract/entities/file';
import type { OrderDetail } from '@banxin/contract/entities/order';
import { FileRow } from '@banxin/ui/FileRow';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { lazy, Suspense, useState } from 'react';
import { sizeText } from '../../../features/upload/upload.messages.ts';
import { useText } from '../../../lib/text.ts';
import * as css from '../OrderDetail.css.ts';
import { useFindings } from '../order-detail.data.ts';
import { orderDetailText } from '../order-detail.messages.ts';

const PreviewViewer = lazy(() =>
  import('@banxin/ui/PreviewViewer').then((module) => ({ default: module.PreviewViewer })),
);

const TONE = { error: 'error', warning: 'warning', ok: 'passed' } as const;

export interface OrderFileProps {
  readonly file: PrintFile;
  readonly order: OrderDetail;
}

export function OrderFile({ file, order }: OrderFileProps) {
  const text = useText(orderDetailText);
  const { findings, isIncomplete } = useFindings(file, order);
  const [opened, setOpened] = useState<number | null>(null);
  const pages = file.pages.map((page, index) => ({ ...page, number: index + 1 }));
  const shown = pages.flatMap((page) => {
    const src = page.preview ?? page.thumbnail;
    return src === null ? [] : [{ src, number: page.number }];
  });
  const pageCount = file.pageCount ?? pages.length;
  return (
    <Stack gap={12}>
      <FileRow
        name={file.name}
        meta={text.fileMeta(text.pages(pageCount), sizeText(file.size))}
        status={file.status === 'refused' ? 'failed' : 'ready'}
        errorMessage={file.refusal ?? undefined}
        findings={findings.map((finding, index) => ({
          id: `${finding.code}-${finding.page ?? 0}-${index}`,
          severity: TONE[finding.severity],
          text: finding.message,
        }))}
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
                aria-label={text.openPage(file.name, page.number)}
                onClick={() => setOpened(shown.findIndex(({ number }) => number === page.number))}
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
      {opened !== null && (
        <Suspense>
          <PreviewViewer
            isOpen
            onClose={() => setOpened(null)}
            images={shown.map(({ src, number }) => ({
              src,
              alt: text.pageOf(file.name, number),
              caption: text.pageOf(file.name, number),
            }))}
            defaultIndex={opened}
          />
        </Suspense>
      )}
    </Stack>
  );
}
