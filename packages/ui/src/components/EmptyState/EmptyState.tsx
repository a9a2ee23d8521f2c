// Nothing here yet: says why and what to do next.
import type { ReactNode } from 'react';
import * as css from './EmptyState.css.ts';

export interface EmptyStateProps {
  /**
   * What is missing: 还没有待付款的订单.
   * @zh 缺少什么，如“还没有待付款的订单”。
   */
  title: string;
  /**
   * Why, and what to do next.
   * @zh 原因，以及下一步做什么。
   */
  children?: ReactNode | undefined;
  /**
   * A drawing, such as a ProductArt.
   * @zh 图形，如 ProductArt。
   */
  art?: ReactNode | undefined;
  /**
   * The next step as a button or link.
   * @zh 下一步，用按钮或链接。
   */
  action?: ReactNode | undefined;
  /**
   * Level of the title in the outline of the page; without it the title is plain text.
   * @zh 标题在页面大纲中的级别；不给时标题只是普通文字。
   */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/**
 * An empty list or page.
 * @zh 没有内容的列表或页面。
 */
export function EmptyState({
  title,
  children,
  art,
  action,
  headingLevel,
}: EmptyStateProps): ReactNode {
  const Title = headingLevel === undefined ? 'p' : (`h${headingLevel}` as const);
  return (
    <div data-component="EmptyState" className={css.root}>
      {art !== undefined && (
        <div data-part="art" className={css.art}>
          {art}
        </div>
      )}
      <Title data-part="title" className={css.title}>
        {title}
      </Title>
      {children !== undefined && (
        <div data-part="words" className={css.words}>
          {children}
        </div>
      )}
      {action !== undefined && (
        <div data-part="action" className={css.action}>
          {action}
        </div>
      )}
    </div>
  );
}
