// Something failed: says what happened, what was kept and what to do.
import FailedIcon from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import { useWords } from '../../messages/words.ts';
import { Button } from '../Button/Button.tsx';
import * as css from '../EmptyState/EmptyState.css.ts';
import { errorZh } from './ErrorState.words.ts';

export interface ErrorStateProps {
  /**
   * What happened: 订单列表没有加载出来.
   * @zh 发生了什么，如“订单列表没有加载出来”。
   */
  title: string;
  /**
   * Why, as far as it is known.
   * @zh 原因，知道多少写多少。
   */
  children?: ReactNode | undefined;
  /**
   * What was kept, so that nothing is feared lost: 您填写的内容已保留.
   * @zh 保留了什么，好让人放心，如“您填写的内容已保留”。
   */
  kept?: string | undefined;
  /**
   * Tries again; shows the retry button.
   * @zh 重试；给出时显示重试按钮。
   */
  onRetry?: (() => void) | undefined;
  /**
   * Whether the retry is under way.
   * @zh 是否正在重试。
   * @default false
   */
  isRetrying?: boolean | undefined;
  /**
   * Number of the failed request, to be told to the service.
   * @zh 失败的请求编号，可报给客服。
   */
  requestId?: string | undefined;
  /**
   * Further ways out, after the retry button.
   * @zh 其他出路，排在重试按钮之后。
   */
  actions?: ReactNode | undefined;
  /**
   * Level of the title in the outline of the page; without it the title is plain text.
   * @zh 标题在页面大纲中的级别；不给时标题只是普通文字。
   */
  headingLevel?: 1 | 2 | 3 | 4 | undefined;
}

/**
 * A failure, announced at once.
 * @zh 失败，立即播报。
 */
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
