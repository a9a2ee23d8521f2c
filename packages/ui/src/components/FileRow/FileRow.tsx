// One file: name, facts, progress, findings, and what can be done with it.
import PauseIcon from 'lucide-react/icons/pause';
import PlayIcon from 'lucide-react/icons/play';
import RetryIcon from 'lucide-react/icons/rotate-cw';
import TrashIcon from 'lucide-react/icons/trash-2';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
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
  /** Stops for now; shown while it is uploading or waits for it. */
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

/** Takes the focus to the row that moves up when one that holds it goes. */
function useFocusHandOver() {
  const row = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = row.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const rows = [...document.querySelectorAll('[data-component=FileRow]')];
      const at = rows.indexOf(element);
      const next = rows[at + 1] ?? rows[at - 1];
      [...(next?.querySelectorAll<HTMLElement>('button') ?? [])].at(-1)?.focus();
    };
  }, []);
  return row;
}

/**
 * Progress is determinate; the state is also said in words and announced when it changes, the percentage is not.
 * Pausing and going on is one button, which keeps the focus.
 */
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
  const row = useFocusHandOver();
  const isMoving = status === 'uploading' || status === 'paused';
  const words = {
    waiting: messages.fileWaiting,
    uploading: messages.fileUploading,
    paused: messages.filePaused,
    checking: messages.fileChecking,
    ready: messages.fileReady,
    failed: errorMessage ?? messages.fileFailed,
  }[status];
  const pause = { act: onPause, label: messages.pauseFile(name), Icon: PauseIcon };
  const control = {
    waiting: pause,
    uploading: pause,
    paused: { act: onResume, label: messages.resumeFile(name), Icon: PlayIcon },
    checking: null,
    ready: null,
    failed: { act: onRetry, label: messages.retryFile(name), Icon: RetryIcon },
  }[status];
  const button = { size: 'small', variant: 'quiet' } as const;

  return (
    <article
      ref={row}
      aria-label={name}
      data-component="FileRow"
      data-status={status}
      className={css.row}
    >
      {thumbnail && (
        <div data-part="thumbnail" className={css.thumbnail}>
          {thumbnail}
        </div>
      )}
      <div className={css.main}>
        <div data-part="name" translate="no" className={css.name}>
          {name}
        </div>
        <div data-part="meta" className={css.meta}>
          {meta && <span>{meta}</span>}
          <span className={css.status[status]}>
            <span role="status">
              <VisuallyHidden>
                <span translate="no">{name + messages.comma}</span>
              </VisuallyHidden>
              <span>{words}</span>
            </span>
            {isMoving && ` ${Math.round(progress * 100)}%`}
          </span>
        </div>
        {isMoving && (
          <progress
            data-part="progress"
            data-paused={status === 'paused' || undefined}
            className={css.progress}
            max={1}
            value={progress}
            aria-label={messages.progressOf(name)}
          />
        )}
        {findings.length > 0 && <Findings findings={findings} />}
      </div>
      <div data-part="actions" className={css.actions}>
        {control?.act && (
          <IconButton
            {...button}
            aria-label={control.label}
            icon={<control.Icon />}
            onPress={control.act}
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
