// How long it is until a moment; the clock is the caller's.
import { type ReactNode, useEffect, useState } from 'react';
import { classes } from '../../internal/classes.ts';
import { type LiveNumber, useLive } from '../../internal/live.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../messages/MessagesContext.ts';
import * as css from './Countdown.css.ts';
import { phaseOf, type TimeLeft, timeLeft } from './timeLeft.ts';

export interface CountdownProps {
  /**
   * Until what, for screen readers: 付款剩余时间.
   * @zh 给读屏的说法，写明到何时为止，如“付款剩余时间”。
   */
  label: string;
  /**
   * The moment.
   * @zh 截止时刻。
   * @unit ms since 1970
   */
  until: number;
  /**
   * The time now; give a new one each second, or one that runs.
   * @zh 当前时刻；每秒给一个新的，或给一个自己走的。
   * @unit ms since 1970
   */
  now: number | LiveNumber;
  /**
   * Size of the figures: 14, 20, 34 px.
   * @zh 数字的字号：14、20 或 34 px。
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large' | undefined;
  /**
   * `price` for offers, `critical` where something is lost at the end.
   * @zh `price` 用于优惠，`critical` 用于到点就会失去的。
   * @default 'strong'
   */
  tone?: 'strong' | 'price' | 'critical' | undefined;
  /**
   * Words when it is over.
   * @zh 结束后的文字。
   * @default '已结束'
   */
  endedLabel?: string | undefined;
}

const units = ['days', 'hours', 'minutes', 'seconds'] as const;

const sameMoment = (moment: number): number => moment;

/** Units in front that are empty fall away; minutes and seconds stay. */
const shown = (left: TimeLeft): (typeof units)[number][] =>
  units.filter(
    (unit, at) => at > 1 || left[unit] > 0 || units.slice(0, at).some((other) => left[other] > 0),
  );

/**
 * A timer that is announced at its start, in its last minute and at its end, never each second.
 * @zh 计时；只在开始、最后一分钟和结束时播报，不逐秒播报。
 */
export function Countdown({
  label,
  until,
  now: clock,
  size = 'medium',
  tone = 'strong',
  endedLabel,
}: CountdownProps): ReactNode {
  const messages = useMessages();
  const now = useLive(clock, sameMoment);
  const left = timeLeft(until, now);
  const phase = phaseOf(until, now);
  const ended = endedLabel ?? messages.timeOver;
  const words = shown(left)
    .filter((unit) => left[unit] > 0)
    .map((unit) => `${left[unit]} ${messages[unit]}`)
    .join(' ');
  const [spoken, setSpoken] = useState({ phase: '', words: '' });
  useEffect(() => {
    if (spoken.phase === phase) return;
    // What was over before it came is no news.
    const isNews = phase !== 'ended' || spoken.phase !== '';
    const told = phase === 'ended' ? ended : messages.timeLeft(words);
    setSpoken({ phase, words: isNews ? messages.because(label, told) : '' });
  }, [phase, spoken.phase, label, ended, words, messages]);
  return (
    <>
      <span
        data-component="Countdown"
        role="timer"
        aria-label={label}
        className={classes(css.timer, css.size[size], css.tone[tone])}
      >
        {phase === 'ended' ? (
          <span data-part="ended" className={css.ended}>
            {ended}
          </span>
        ) : (
          shown(left).map((unit) => (
            <span key={unit} data-part="figure" className={css.figure}>
              {unit === 'days' ? left.days : String(left[unit]).padStart(2, '0')}
              <span data-part="unit" className={css.unit}>
                {messages[unit]}
              </span>
            </span>
          ))
        )}
      </span>
      <VisuallyHidden>
        <span role="status">{spoken.words}</span>
      </VisuallyHidden>
    </>
  );
}
