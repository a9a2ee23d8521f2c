/** @jsxRuntime classic */
// What can happen to the flow in the canvas: its events, the server's answers, its clock; what happened, to be copied.
import type { AnswerChoice, WayStep } from '@banxin/flows/testing';
import React, { type ReactNode, useState } from 'react';
import { useStorybookApi } from 'storybook/manager-api';
import { type FlowSteps, flowMessages } from './flowMessages.ts';
import type { FlowView } from './flowStore.ts';
import { LogList } from './LogList.tsx';
import { contentOf, isInternal, linesOf } from './lines.ts';
import { css } from './statechartStyle.ts';

const SIGNS: Readonly<Record<AnswerChoice['kind'], string>> = {
  done: '✓',
  refusal: '✗',
  failure: '⚠',
};

function Answers({
  answers,
  onAnswer,
}: {
  answers: readonly AnswerChoice[];
  onAnswer: (choice: AnswerChoice) => void;
}): ReactNode {
  const requests = [...new Set(answers.map(({ request }) => request))];
  return requests.map((request) => (
    <section key={request} style={css.answers} aria-label={`${request} 的回答`}>
      <h2 style={css.head}>{`服务器对 ${request} 的回答`}</h2>
      {answers
        .filter((choice) => choice.request === request)
        .map((choice) => (
          <button
            key={`${choice.kind} ${JSON.stringify(choice.event)}`}
            type="button"
            style={css.choiceOf(choice.kind)}
            onClick={() => onAnswer(choice)}
          >
            {`${SIGNS[choice.kind]} ${choice.label || '成功'}`}
          </button>
        ))}
    </section>
  ));
}

function Copies({ flow: { current } }: { flow: FlowView }): ReactNode {
  const [copied, setCopied] = useState('');
  const { story, playwright = '' } = current ?? {};
  const copy = async (what: string, text: string): Promise<void> => {
    await navigator.clipboard.writeText(text);
    setCopied(what);
  };
  return (
    <>
      <span>
        <button
          type="button"
          disabled={story === undefined}
          onClick={() => void copy('故事', story ?? '')}
        >
          复制为故事
        </button>
        <button type="button" onClick={() => void copy('Playwright', playwright)}>
          复制为 Playwright
        </button>
      </span>
      {story === undefined && (
        <small>这个流程是画面里摆好的，没有自己的来路，不能复制为故事。</small>
      )}
      <output>{copied && `已复制：${copied}`}</output>
    </>
  );
}

export function FlowControls({ flow }: { flow: FlowView }): ReactNode {
  const api = useStorybookApi();
  const [showsInternal, setShowsInternal] = useState(false);
  const { session, current, received, refusals } = flow;
  const take = (step: WayStep): void => {
    const steps: FlowSteps = { session, steps: [step], isRecord: false };
    api.emit(flowMessages.play, steps);
  };
  const lines = linesOf(received, showsInternal);
  const hidden = showsInternal ? 0 : received.filter(isInternal).length;
  return (
    <section style={css.side} aria-label="事件">
      <h2 style={css.head}>可以发生</h2>
      {(current?.accepted ?? []).map((event) => (
        <button key={JSON.stringify(event)} type="button" onClick={() => take(event)}>
          {event.type} <small>{contentOf({ ...event })}</small>
        </button>
      ))}
      {current?.isOver && <p>已经结束</p>}
      <Answers answers={current?.answers ?? []} onAnswer={({ event }) => take(event)} />
      <h2 style={css.head}>时钟</h2>
      <span>
        {[1, 5].map((seconds) => (
          <button
            key={seconds}
            type="button"
            onClick={() => api.emit(flowMessages.tick, seconds)}
          >{`+${seconds} s`}</button>
        ))}
      </span>
      <h2 style={css.head}>发生过</h2>
      <LogList
        label="事件记录"
        current={lines.length - 1}
        lines={lines.map(({ at, text, content, times, isIgnored }) => ({
          ...{ key: at, text, content, isDone: false },
          remark: `${times > 1 ? `×${times}` : ''}${isIgnored ? '（没有反应）' : ''}`,
        }))}
      />
      {refusals.map((reason) => (
        <p key={reason} role="alert">{`没有发出：${reason}`}</p>
      ))}
      <label>
        <input
          type="checkbox"
          checked={showsInternal}
          onChange={({ target }) => setShowsInternal(target.checked)}
        />
        {hidden > 0 ? ` 也看内部事件（${hidden}）` : ' 也看内部事件'}
      </label>
      <Copies flow={flow} />
    </section>
  );
}
