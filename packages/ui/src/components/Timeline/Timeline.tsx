// What has happened and what comes next: logistics, production, reviews.
import type { ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../messages/MessagesContext.ts';
import * as css from './Timeline.css.ts';

/** One step in time. */
export interface TimelineItem {
  /** Unique in the list. */
  id: string;
  /** What happened or will happen. */
  title: ReactNode;
  /** When, as it shall be read: 11 月 20 日 14:05. */
  time?: string | undefined;
  /** Machine-readable time for `<time>`. */
  dateTime?: string | undefined;
  /** Who, where, why. */
  note?: ReactNode | undefined;
  /** `problem` went wrong and needs the customer. @default 'done' */
  state?: 'done' | 'current' | 'future' | 'problem' | undefined;
}

export interface TimelineProps {
  /**
   * Name of the list for screen readers: 物流进度.
   * @zh 列表给读屏的名称，如“物流进度”。
   */
  label: string;
  /**
   * Steps in the order they shall be read.
   * @zh 各个节点，按阅读顺序。
   */
  items: readonly TimelineItem[];
}

/**
 * Steps along a line.
 * @zh 沿一条线排列的步骤。
 */
export function Timeline({ label, items }: TimelineProps): ReactNode {
  const messages = useMessages();
  const words = {
    done: messages.stepDone,
    current: messages.stepCurrent,
    future: messages.stepFuture,
    problem: messages.stepProblem,
  };
  return (
    <ol data-component="Timeline" aria-label={label} className={css.list}>
      {items.map((item) => {
        const state = item.state ?? 'done';
        return (
          <li
            key={item.id}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
            className={css.item}
          >
            <span
              data-part="mark"
              aria-hidden="true"
              className={classes(css.dot, css.mark[state])}
            />
            <div className={css.body}>
              <div className={css.line}>
                <span data-part="title" className={classes(css.title, css.words[state])}>
                  {item.title}
                  <VisuallyHidden>{messages.aside(words[state])}</VisuallyHidden>
                </span>
                {item.time !== undefined && (
                  <time data-part="time" dateTime={item.dateTime} className={css.time}>
                    {item.time}
                  </time>
                )}
              </div>
              {item.note !== undefined && (
                <div data-part="note" className={css.note}>
                  {item.note}
                </div>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
