// Something failed: says what happened, what was kept and what to do.
import FailedIcon from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import { useWords } from '../../messages/words.ts';
import { Button } from '../Button/Button.tsx';
import * as css from '../EmptyState/EmptyState.css.ts';
import { errorZh } from './ErrorState.words.ts';

export interface ErrorStateProps {
  /** What happened: 订单列表没有加载出来. */
  title: string;
  /** Why, as far as it is known. */
  children?: ReactNode | undefined;
  /** What was kept, so that nothing is feared lost: 您填写的内容已保留. */
  kept?: string | undefined;
  /** Tries again; shows the retry button. */
  onRetry?: (() => void) | undefined;
  /** Whether the retry is under way. @default false */
  isRetrying?: boolean | undefined;
  /** Number of the failed request, to be told to the service. */
  requestId?: string | undefined;
  /** Further ways out, after the retry button. */
  actions?: ReactNode | undefined;
  /** Level of the title in the outline of the page; without it the title is plain text. */
  headingLevel?: 1 | 2 | 3 | 4 | undefined;
}

/** A failure, announced at once. */
export function ErrorState({
  title,
  children,
  kept,
  onRetry,
  isRetrying = false,
  requestId,
  actions,
  headingLevel,
}: ErrorStateProps): ReactNode {
  const messages = useWords(errorZh);
  const Title = headingLevel === undefined ? 'p' : (`h${headingLevel}` as const);
  return (
    <div data-component="ErrorState" role="alert" className={css.root}>
      <span className={css.mark} aria-hidden="true">
        <FailedIcon size="1em" strokeWidth={1.5} />
      </span>
      <Title data-part="title" className={css.title}>
        {title}
      </Title>
      {children !== undefined && (
        <div data-part="words" className={css.words}>
          {children}
        </div>
      )}
      {kept !== undefined && (
        <div data-part="kept" className={css.words}>
          {kept}
        </div>
      )}
      {(onRetry !== undefined || actions !== undefined) && (
        <div data-part="action" className={css.action}>
          {onRetry !== undefined && (
            <Button variant="primary" isPending={isRetrying} onPress={onRetry}>
              {messages.retry}
            </Button>
          )}
          {actions}
        </div>
      )}
      {requestId !== undefined && (
        <div data-part="request" className={css.request}>
          {messages.requestId} {requestId}
        </div>
      )}
    </div>
  );
}
