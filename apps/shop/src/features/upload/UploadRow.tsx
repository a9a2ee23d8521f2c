/** One print file on its way: sent, checked, judged against the job. */
import { checkFile } from '@banxin/contract/calls/file';
import type { Configuration } from '@banxin/contract/entities/configuration';
import type { Finding, PrintFile } from '@banxin/contract/entities/file';
import { useFlow, useFlowAttributes, useSelector } from '@banxin/flows/react';
import type { UploadFile } from '@banxin/flows/upload-item';
import { createUploadItemActors, uploadItemMachine } from '@banxin/flows/upload-item';
import { FileRow, type FileStatus } from '@banxin/ui/FileRow';
import { useContext, useEffect, useEffectEvent, useState } from 'react';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/useCall.ts';
import { sizeText, uploadText } from './upload.messages.ts';
import { UploadPortContext } from './uploadPort.ts';

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
  readonly file: UploadFile;
  readonly maxBytes: number;
  readonly configuration: Configuration;
  readonly onChange: (state: UploadRowState) => void;
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

/** States from which a file goes no further by itself. */
const STANDING = ['failed', 'cancelled', 'checkFailed', 'checked', 'refused'];

export function UploadRow({ file, maxBytes, configuration, onChange, onRemoved }: UploadRowProps) {
  const text = useText(uploadText);
  const port = useContext(UploadPortContext);
  const [isLeaving, setLeaving] = useState(false);
  const flow = useFlow(uploadItemMachine, {
    input: { file, maxBytes },
    actors: (client) => createUploadItemActors(client, port),
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

  const isBusy = !STANDING.includes(state);
  const tell = useEffectEvent(onChange);
  const tellRemoved = useEffectEvent(onRemoved);
  useEffect(() => flow.send({ type: 'START' }), [flow]);
  useEffect(() => {
    // What had arrived is thrown away first; then the row goes too.
    if (state === 'cancelled' && isLeaving) flow.send({ type: 'REMOVE' });
    if (state === 'removed') tellRemoved();
  }, [flow, state, isLeaving]);
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
        status={status}
        progress={file.size === 0 ? 1 : sent / file.size}
        errorMessage={status === 'failed' ? errorMessage : undefined}
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
          setLeaving(true);
          flow.send({ type: 'CANCEL' });
          flow.send({ type: 'REMOVE' });
        }}
      />
    </div>
  );
}
