// Nothing here yet: says why and what to do next.
import type { ReactNode } from 'react';
import * as css from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** What is missing: 还没有待付款的订单. */
  title: string;
  /** Why, and what to do next. */
  children?: ReactNode | undefined;
  /** A drawing, such as a ProductArt. */
  art?: ReactNode | undefined;
  /** The next step as a button or link. */
  action?: ReactNode | undefined;
  /** Level of the title in the outline of the page; without it the title is plain text. */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/** An empty list or page. */
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
