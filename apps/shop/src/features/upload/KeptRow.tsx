/** A print file that the order has already: checked anew for what is chosen now. */
import type { Finding, PrintFile } from '@banxin/contract/entities/file';
import { FileRow } from '@banxin/ui/FileRow';
import type { ReactNode } from 'react';
import { useText } from '../../lib/text.ts';
import { useFileFindings } from './findingText.ts';
import { sizeText, uploadText } from './upload.messages.ts';

export interface KeptRowProps {
  readonly file: PrintFile;
  /** 第 1 款; null where the job has one only. */
  readonly style: string | null;
  readonly findings: readonly Finding[];
  readonly thumbnail: ReactNode;
  readonly action: ReactNode;
  readonly onRemove: () => void;
}

export function KeptRow({ file, style, findings, thumbnail, action, onRemove }: KeptRowProps) {
  const text = useText(uploadText);
  const shown = useFileFindings()(findings);
  const [page] = file.pages;
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const meta = [
    style,
    file.pageCount ? text.pages(file.pageCount) : null,
    page ? text.size(page.widthMm, page.heightMm) : null,
    sizeText(file.size),
  ];
  return (
    <FileRow
      name={file.name}
      meta={meta.filter((part) => part !== null).join(' · ')}
      status={errors > 0 ? 'failed' : 'ready'}
      errorMessage={errors > 0 ? text.faulty(errors) : undefined}
      findings={shown}
      thumbnail={thumbnail}
      action={action}
      onRemove={onRemove}
    />
  );
}
