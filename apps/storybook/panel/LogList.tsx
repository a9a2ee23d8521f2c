/** @jsxRuntime classic */
// Lines of a log of which the last one, or the one that is due, stays in view.
import React, { type ReactNode, useEffect, useRef } from 'react';
import { css } from './statechartStyle.ts';

export interface LogListLine {
  readonly key: number;
  readonly text: string;
  readonly content: string;
  /** Said behind it: how often, that nothing happened. */
  readonly remark: string;
  readonly isDone: boolean;
}

export interface LogListProps {
  readonly label: string;
  readonly lines: readonly LogListLine[];
  /** Number of the line that is kept in view. */
  readonly current: number;
}

export function LogList({ label, lines, current }: LogListProps): ReactNode {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const line = list.current?.children[current];
    line?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    <ol ref={list} style={css.log} aria-label={label}>
      {lines.map(({ key, text, content, remark, isDone }, index) => (
        <li
          key={key}
          style={css.entry(isDone)}
          {...(index === current && { 'aria-current': 'step' as const })}
        >
          {text}
          {content && <small> {content}</small>}
          {remark && <em> {remark}</em>}
        </li>
      ))}
    </ol>
  );
}
