/** One print file on its way: sent, checked, judged against the job. */
import { checkFile } from '@banxin/contract/calls/file/printFile';
import type { Configuration } from '@banxin/contract/entities/configuration';
import type { Finding, PrintFile } from '@banxin/contract/entities/file';
import { useFlowAttributes, useSelector } from '@banxin/flows/react';
import type { uploadItemMachine } from '@banxin/flows/upload-item';
import type { UploadQueueEvent } from '@banxin/flows/upload-queue';
import { FileRow, type FileStatus } from '@banxin/ui/FileRow';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useFixedWords } from '../../lib/fixedWords.ts';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/useCall.ts';
import { useFindingText } from './findingText.ts';
import { sizeText, uploadText } from './upload.messages.ts';

/** A file that arrived and was checked. */
export interface ReadyFile {
  readonly file: PrintFile;
  /** Of the file itself and for this job, worst first. */
  readonly findings: readonly Finding[];
}

/** What the list must know of a row. */
export interface UploadRowState {
  /** The checked file; null while there is none. */
  readonly ready: ReadyFile | null;
  /** It is still on its way; a refused or failed file is not. */
  readonly isBusy: boolean;
}

export interface UploadRowProps {
  /** The file's own flow. */
  readonly flow: ActorRefFrom<typeof uploadItemMachine>;
  readonly configuration: Configuration;
  /** Draws the first page of a checked file. */
  readonly thumbnailOf: (file: PrintFile) => ReactNode;
  /** What the customer wants done with this file: the queue sees to it. */
  readonly onGesture: (event: Extract<UploadQueueEvent, { key: string }>) => void;
  readonly onChange: (state: UploadRowState) => void;
}

const WEIGHT = { error: 0, warning: 1, ok: 2 } as const;
const TONE = { error: 'error', warning: 'warning', ok: 'passed' } as const;

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

/** States from which a file goes no further by itself. */
const STANDING = ['failed', 'checkFailed', 'checked', 'refused'];

export function UploadRow({
  flow,
  configuration,
  thumbnailOf,
  onGesture,
  onChange,
}: UploadRowProps) {
  const text = useText(uploadText);
  const words = useFixedWords();
  const textOf = useFindingText();
  const attributes = useFlowAttributes(flow);
  const state = useSelector(flow, ({ value }) =>
    typeof value === 'string' ? value : (Object.keys(value)[0] ?? ''),
  );
  const { file, maxBytes, sent, report, refusal } = useSelector(flow, ({ context }) => context);
  const share = file.size === 0 ? 1 : sent / file.size;
  const isChecked = state === 'checked' && report !== undefined;
  const judged = useCall(checkFile, isChecked ? { id: report.id, configuration } : null, {
    keepPrevious: true,
  });
  const forJob = judged.state === 'ready' ? judged.value : null;
  const findings = [...(report?.findings ?? []), ...(forJob ?? [])].sort(
    (a, b) => WEIGHT[a.severity] - WEIGHT[b.severity],
  );

  const isBusy = !STANDING.includes(state);
  const tell = useEffectEvent(onChange);
  const judgement = JSON.stringify(findings);
  useEffect(() => {
    const all = JSON.parse(judgement) as Finding[];
    tell({ ready: isChecked && report ? { file: report, findings: all } : null, isBusy });
  }, [isBusy, isChecked, report, judgement]);

  const page = report?.pages[0];
  const meta = [
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
        ? words(refusal.message)
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
        findings={findings.map((finding, index) => ({
          id: `${finding.code}-${finding.page ?? 0}-${index}`,
          severity: TONE[finding.severity],
          text: textOf(finding),
        }))}
        thumbnail={report && thumbnailOf(report)}
        onPause={canPause ? () => onGesture({ type: 'ITEM.PAUSE', key }) : undefined}
        onResume={state === 'paused' ? () => onGesture({ type: 'ITEM.RESUME', key }) : undefined}
        onRetry={canRetry ? () => onGesture({ type: 'ITEM.RETRY', key }) : undefined}
        onRemove={() => onGesture({ type: 'ITEM.REMOVE', key })}
      />
    </div>
  );
}
