/** One print file on its way: sent, checked, judged against the job. */
import { checkFile } from '@banxin/contract/calls/file';
import type { Configuration } from '@banxin/contract/entities/configuration';
import type { Finding, PrintFile } from '@banxin/contract/entities/file';
import { useFlow, useFlowAttributes, useSelector } from '@banxin/flows/react';
import { createUploadItemActors } from '@banxin/flows/upload-item/upload-item.actors';
import { uploadItemMachine } from '@banxin/flows/upload-item/upload-item.machine';
import type { UploadFile } from '@banxin/flows/upload-item/upload-item.types';
import { FileRow, type FileStatus } from '@banxin/ui/FileRow';
import { useEffect, useEffectEvent } from 'react';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/useCall.ts';
import { tusPort } from './tusPort.ts';
import { sizeText, uploadText } from './upload.messages.ts';

/** A file that arrived and was checked. */
export interface ReadyFile {
  readonly file: PrintFile;
  /** Of the file itself and for this job, worst first. */
  readonly findings: readonly Finding[];
}

export interface UploadRowProps {
  readonly file: UploadFile;
  readonly maxBytes: number;
  readonly configuration: Configuration;
  /** The checked file; null while there is none. */
  readonly onReady: (ready: ReadyFile | null) => void;
  readonly onRemoved: () => void;
}

const WEIGHT = { error: 0, warning: 1, ok: 2 } as const;
const TONE = { error: 'error', warning: 'warning', ok: 'passed' } as const;

const STATUS: Readonly<Record<string, FileStatus>> = {
  queued: 'waiting',
  uploading: 'uploading',
  paused: 'paused',
  failed: 'failed',
  discarding: 'waiting',
  cancelled: 'failed',
  checking: 'checking',
  checkFailed: 'failed',
  checked: 'ready',
  refused: 'failed',
  removing: 'waiting',
  removed: 'waiting',
};

export function UploadRow({ file, maxBytes, configuration, onReady, onRemoved }: UploadRowProps) {
  const text = useText(uploadText);
  const flow = useFlow(uploadItemMachine, {
    input: { file, maxBytes },
    actors: (client) => createUploadItemActors(client, tusPort),
  });
  const attributes = useFlowAttributes(flow);
  const state = useSelector(flow, ({ value }) =>
    typeof value === 'string' ? value : (Object.keys(value)[0] ?? ''),
  );
  const { sent, report, refusal, failure } = useSelector(flow, ({ context }) => context);
  const isChecked = state === 'checked' && report !== undefined;
  const judged = useCall(checkFile, isChecked ? { id: report.id, configuration } : null, {
    keepPrevious: true,
  });
  const forJob = judged.state === 'ready' ? judged.value : null;
  const findings = [...(report?.findings ?? []), ...(forJob ?? [])].sort(
    (a, b) => WEIGHT[a.severity] - WEIGHT[b.severity],
  );

  const tellReady = useEffectEvent(onReady);
  const tellRemoved = useEffectEvent(onRemoved);
  useEffect(() => flow.send({ type: 'START' }), [flow]);
  useEffect(() => {
    if (state === 'removed') tellRemoved();
  }, [state]);
  const judgement = JSON.stringify(findings);
  useEffect(() => {
    const all = JSON.parse(judgement) as Finding[];
    tellReady(isChecked && report ? { file: report, findings: all } : null);
  }, [isChecked, report, judgement]);

  const page = report?.pages[0];
  const meta = [
    report?.pageCount ? text.pages(report.pageCount) : null,
    page ? text.size(page.widthMm, page.heightMm) : null,
    sizeText(file.size),
  ];
  const errorMessage =
    refusal?.by === 'size'
      ? text.tooLarge(sizeText(maxBytes))
      : refusal
        ? refusal.message
        : state === 'cancelled'
          ? text.cancelled
          : state === 'checkFailed'
            ? text.checkFailed
            : failure?.message;
  const canRetry = state === 'failed' || state === 'cancelled' || state === 'checkFailed';
  return (
    <div {...attributes}>
      <FileRow
        name={file.name}
        meta={meta.filter((part) => part !== null).join(' · ')}
        status={STATUS[state] ?? 'waiting'}
        progress={file.size === 0 ? 1 : sent / file.size}
        errorMessage={STATUS[state] === 'failed' ? errorMessage : undefined}
        findings={findings.map((finding, index) => ({
          id: `${finding.code}-${finding.page ?? 0}-${index}`,
          severity: TONE[finding.severity],
          text: finding.message,
        }))}
        thumbnail={page?.thumbnail ? <img src={page.thumbnail} alt="" /> : undefined}
        onPause={state === 'uploading' ? () => flow.send({ type: 'PAUSE' }) : undefined}
        onResume={state === 'paused' ? () => flow.send({ type: 'RESUME' }) : undefined}
        onRetry={canRetry ? () => flow.send({ type: 'RETRY' }) : undefined}
        onRemove={() => {
          flow.send({ type: 'CANCEL' });
          flow.send({ type: 'REMOVE' });
        }}
      />
    </div>
  );
}
