/** One print file on its way: sent, checked, and what was found. */
import type { Finding, PrintFile } from '@banxin/contract/entities/file';
import { useFlowAttributes, useSelector } from '@banxin/flows/react';
import type { uploadItemMachine } from '@banxin/flows/upload-item';
import type { UploadQueueEvent } from '@banxin/flows/upload-queue';
import { FileRow, type FileStatus } from '@banxin/ui/FileRow';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useFixedWords } from '../../lib/fixedWords.ts';
import { useText } from '../../lib/text.ts';
import { useFileFindings, useRefusalText } from './findingText.ts';
import { sizeText, uploadText } from './upload.messages.ts';

export interface UploadRowProps {
  /** The file's own flow. */
  readonly flow: ActorRefFrom<typeof uploadItemMachine>;
  /** 第 1 款; null where there is one only. @default null */
  readonly style?: string | null;
  /** More to do with it. */
  readonly action?: ReactNode;
  /** What is known of its report; nothing while there is none. */
  readonly findings: readonly Finding[];
  /** Draws the first page of a checked file. */
  readonly thumbnailOf: (file: PrintFile) => ReactNode;
  /** What the customer wants done with this file: the queue sees to it. */
  readonly onGesture: (event: Extract<UploadQueueEvent, { key: string }>) => void;
}

const STATUS: Readonly<Record<string, FileStatus>> = {
  queued: 'waiting',
  uploading: 'uploading',
  paused: 'paused',
  failed: 'failed',
  discarding: 'waiting',
  checking: 'checking',
  checkFailed: 'failed',
  checked: 'ready',
  refused: 'failed',
  removing: 'waiting',
  removed: 'waiting',
};

export function UploadRow({
  flow,
  style = null,
  action,
  findings,
  thumbnailOf,
  onGesture,
}: UploadRowProps) {
  const text = useText(uploadText);
  const words = useFixedWords();
  const shown = useFileFindings()(findings);
  const refusalOf = useRefusalText();
  const attributes = useFlowAttributes(flow);
  const state = useSelector(flow, ({ value }) =>
    typeof value === 'string' ? value : (Object.keys(value)[0] ?? ''),
  );
  const { file, maxBytes, sent, report, refusal } = useSelector(flow, ({ context }) => context);
  const share = file.size === 0 ? 1 : sent / file.size;
  const isChecked = state === 'checked' && report !== undefined;
  const page = report?.pages[0];
  const meta = [
    style,
    report?.pageCount ? text.pages(report.pageCount) : null,
    page ? text.size(page.widthMm, page.heightMm) : null,
    sizeText(file.size),
  ];
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const status = isChecked && errors > 0 ? 'failed' : (STATUS[state] ?? 'waiting');
  const errorMessage = isChecked
    ? text.faulty(errors)
    : refusal?.by === 'size'
      ? text.tooLarge(sizeText(maxBytes))
      : refusal
        ? ((report && refusalOf(report)) ?? words(refusal))
        : state === 'checkFailed'
          ? text.checkFailed
          : text.interrupted(Math.round(share * 100));
  const canRetry = state === 'failed' || state === 'checkFailed';
  const canPause = state === 'uploading' || state === 'queued';
  const { key } = file;
  return (
    <div {...attributes}>
      <FileRow
        name={file.name}
        meta={meta.filter((part) => part !== null).join(' · ')}
        status={status}
        progress={share}
        errorMessage={status === 'failed' ? errorMessage : undefined}
        findings={shown}
        action={action}
        thumbnail={report && thumbnailOf(report)}
        onPause={canPause ? () => onGesture({ type: 'ITEM.PAUSE', key }) : undefined}
        onResume={state === 'paused' ? () => onGesture({ type: 'ITEM.RESUME', key }) : undefined}
        onRetry={canRetry ? () => onGesture({ type: 'ITEM.RETRY', key }) : undefined}
        onRemove={() => onGesture({ type: 'ITEM.REMOVE', key })}
      />
    </div>
  );
}
