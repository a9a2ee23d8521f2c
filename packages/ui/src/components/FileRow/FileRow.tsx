// One file: name, facts, progress, findings, and what can be done with it.
import PauseIcon from 'lucide-react/icons/pause';
import PlayIcon from 'lucide-react/icons/play';
import RetryIcon from 'lucide-react/icons/rotate-cw';
import TrashIcon from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import { useMessages } from '../../messages/MessagesContext.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as css from './FileRow.css.ts';
import { type FileFinding, Findings } from './Findings.tsx';

export type { FileFinding } from './Findings.tsx';

/** Where a file is on its way. */
export type FileStatus = 'waiting' | 'uploading' | 'paused' | 'checking' | 'ready' | 'failed';

export interface FileRowProps {
  /** Name of the file. */
  name: string;
  /** Facts: pages, size, weight, in one line. */
  meta?: string | undefined;
  /** Where it is on its way. */
  status: FileStatus;
  /** Share that has arrived, while it is uploading or paused. @unit 0…1 */
  progress?: number | undefined;
  /** What happened and what to do, when it failed. */
  errorMessage?: string | undefined;
  /** What the check found, worst first. */
  findings?: readonly FileFinding[] | undefined;
  /** A small picture of the first page. */
  thumbnail?: ReactNode | undefined;
  /** Stops for now; shown while it is uploading. */
  onPause?: (() => void) | undefined;
  /** Goes on; shown while it is paused. */
  onResume?: (() => void) | undefined;
  /** Starts again; shown when it failed. */
  onRetry?: (() => void) | undefined;
  /** Takes it away. */
  onRemove?: (() => void) | undefined;
  /** More to do with it, before the remove button. */
  action?: ReactNode | undefined;
}

/** Progress is determinate; the state is also said in words. */
export function FileRow({
  name,
  meta,
  status,
  progress = 0,
  errorMessage,
  findings = [],
  thumbnail,
  onPause,
  onResume,
  onRetry,
  onRemove,
  action,
}: FileRowProps): ReactNode {
  const messages = useMessages();
  const isMoving = status === 'uploading' || status === 'paused';
  const percent = `${Math.round(progress * 100)}%`;
  const words = {
    waiting: messages.fileWaiting,
    uploading: `${messages.fileUploading} ${percent}`,
    paused: `${messages.filePaused} ${percent}`,
    checking: messages.fileChecking,
    ready: messages.fileReady,
    failed: errorMessage ?? messages.fileFailed,
  }[status];
  const button = { size: 'small', variant: 'quiet' } as const;

  return (
    <article aria-label={name} data-component="FileRow" data-status={status} className={css.row}>
      {thumbnail && <div className={css.thumbnail}>{thumbnail}</div>}
      <div className={css.main}>
        <div className={css.name}>{name}</div>
        <div className={css.meta}>
          {meta && <span>{meta}</span>}
          <span className={css.status[status]}>{words}</span>
        </div>
        {isMoving && (
          <progress
            className={css.progress}
            max={1}
            value={progress}
            aria-label={messages.progressOf(name)}
          />
        )}
        {findings.length > 0 && <Findings findings={findings} />}
      </div>
      <div className={css.actions}>
        {status === 'uploading' && onPause && (
          <IconButton
            {...button}
            aria-label={messages.pauseFile(name)}
            icon={<PauseIcon />}
            onPress={onPause}
          />
        )}
        {status === 'paused' && onResume && (
          <IconButton
            {...button}
            aria-label={messages.resumeFile(name)}
            icon={<PlayIcon />}
            onPress={onResume}
          />
        )}
        {status === 'failed' && onRetry && (
          <IconButton
            {...button}
            aria-label={messages.retryFile(name)}
            icon={<RetryIcon />}
            onPress={onRetry}
          />
        )}
        {action}
        {onRemove && (
          <IconButton
            {...button}
            tone="critical"
            aria-label={messages.removeFile(name)}
            icon={<TrashIcon />}
            onPress={onRemove}
          />
        )}
      </div>
    </article>
  );
}
