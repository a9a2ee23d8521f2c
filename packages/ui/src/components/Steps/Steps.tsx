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
  /** What the steps lead to, for screen readers. @default '进度' */
  label?: string | undefined;
  /** The steps in order. */
  items: readonly StepItem[];
  /** Id of the step that is under way. */
  currentId: string;
  /** Whether the current step went wrong. @default false */
  hasProblem?: boolean | undefined;
}

/** A row of numbers; steps before the current one are done. */
export function Steps({ label, items, currentId, hasProblem = false }: StepsProps): ReactNode {
  const messages = useMessages();
  const current = items.findIndex((item) => item.id === currentId);
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
            data-state={state}
            aria-current={index === current ? 'step' : undefined}
            className={css.item}
          >
            <span aria-hidden="true" className={classes(css.mark, css.tone[state])}>
              {state === 'done' ? <DoneIcon size="1em" /> : index + 1}
            </span>
            <span className={css.words}>
              <span className={css.title[state]}>
                {item.title}
                <VisuallyHidden>（{words}）</VisuallyHidden>
              </span>
              {item.note !== undefined && <span className={css.note}>{item.note}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
