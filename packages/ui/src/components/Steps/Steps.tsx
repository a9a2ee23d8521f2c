// How far a task of several pages has come: configure, confirm, pay.
import DoneIcon from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../messages/MessagesContext.ts';
import * as css from './Steps.css.ts';

/** One step. */
export interface StepItem {
  /** Unique in the list. */
  id: string;
  /** What is done in it. */
  title: string;
  /** A remark under the title. */
  note?: string | undefined;
}

export interface StepsProps {
  /**
   * What the steps lead to, for screen readers.
   * @zh 给读屏的说法，写明这些步骤是做什么的。
   * @default '进度'
   */
  label?: string | undefined;
  /**
   * The steps in order.
   * @zh 各个步骤，按顺序。
   */
  items: readonly StepItem[];
  /**
   * Id of the step that is under way; null when all of them are done.
   * @zh 当前步骤的 id；全部完成时为 null。
   */
  currentId: string | null;
  /**
   * Whether the current step went wrong.
   * @zh 当前步骤是否出错。
   * @default false
   */
  hasProblem?: boolean | undefined;
}

/**
 * A row of numbers; steps before the current one are done. On a phone one step shows its words.
 * @zh 一排编号的步骤；当前步骤之前的都已完成。手机上只显示一个步骤的文字。
 */
export function Steps({ label, items, currentId, hasProblem = false }: StepsProps): ReactNode {
  const messages = useMessages();
  const current =
    currentId === null ? items.length : items.findIndex((item) => item.id === currentId);
  return (
    <ol data-component="Steps" aria-label={label ?? messages.steps} className={css.list}>
      {items.map((item, index) => {
        const state =
          index < current
            ? 'done'
            : index > current
              ? 'future'
              : hasProblem
                ? 'problem'
                : 'current';
        const words = {
          done: messages.stepDone,
          current: messages.stepCurrent,
          future: messages.stepFuture,
          problem: messages.stepProblem,
        }[state];
        return (
          <li
            key={item.id}
            data-part="step"
            data-state={state}
            aria-current={index === current ? 'step' : undefined}
            className={css.item}
          >
            <span
              aria-hidden="true"
              data-part="mark"
              className={classes(css.mark, css.tone[state])}
            >
              {state === 'done' ? <DoneIcon size="1.1em" strokeWidth={2.5} /> : index + 1}
            </span>
            <span className={css.words}>
              <span data-part="title" className={css.title[state]}>
                {item.title}
                <VisuallyHidden>{messages.aside(words)}</VisuallyHidden>
              </span>
              {item.note !== undefined && (
                <span data-part="note" className={css.note}>
                  {item.note}
                </span>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
