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
import { Findings } from './Findings.tsx';
import type { FileRowProps } from './fileRowTypes.ts';

export type { FileFinding } from './Findings.tsx';
export type { FileRowProps, FileStatus } from './fileRowTypes.ts';

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
 * @zh 进度是确定的；状态另有文字，变化时播报，百分比不播报。暂停与继续是同一个按钮，焦点不动。
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
