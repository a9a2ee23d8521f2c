// The months of a calendar: head, weekdays, days, and why some of them cannot be chosen.
import { type CalendarDate, endOfMonth } from '@internationalized/date';
import LeftIcon from 'lucide-react/icons/chevron-left';
import RightIcon from 'lucide-react/icons/chevron-right';
import { type ReactNode, useContext } from 'react';
import { useDateFormatter } from 'react-aria/useDateFormatter';
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
  CalendarStateContext,
} from 'react-aria-components/Calendar';
import { RangeCalendarStateContext } from 'react-aria-components/RangeCalendar';
import { useMessages } from '../messages/MessagesContext.ts';
import * as css from './calendar.css.ts';

/** 周一 → 一: that they are days of a week shows by where they stand. */
const WEEK = /^\u5468/;

/** Why a day cannot be chosen, such as 国庆放假; `undefined` when it can. The day is a text such as 2026-10-01. */
export type UnavailableReason = (day: string) => string | undefined;

export interface MonthGridProps {
  /** The day that is marked as today. */
  today: string;
  /** How many months stand beside each other. */
  count: 1 | 2;
  reasonOf: UnavailableReason | undefined;
}

/** Put it inside Calendar or RangeCalendar. */
export function MonthGrid({ today, count, reasonOf }: MonthGridProps): ReactNode {
  const single = useContext(CalendarStateContext);
  const range = useContext(RangeCalendarStateContext);
  const start = (single ?? range)?.visibleRange.start;
  if (!start) return null;
  const offsets = count === 2 ? [0, 1] : [0];
  return (
    <>
      <div className={css.months}>
        {offsets.map((months) => (
          <div key={months} className={css.month} data-part="month">
            <div className={css.head} data-part="head">
              {months === 0 && (
                <Button slot="previous" className={css.turn}>
                  <LeftIcon aria-hidden="true" />
                </Button>
              )}
              <CalendarHeading offset={{ months }} className={css.title} />
              {months === count - 1 && (
                <Button slot="next" className={css.turn}>
                  <RightIcon aria-hidden="true" />
                </Button>
              )}
            </div>
            <CalendarGrid offset={{ months }} className={css.grid} weekdayStyle="short">
              <CalendarGridHeader>
                {(name) => (
                  <CalendarHeaderCell className={css.weekday}>
                    {name.replace(WEEK, '')}
                  </CalendarHeaderCell>
                )}
              </CalendarGridHeader>
              <CalendarGridBody>
                {(date) => <Day date={date} today={today} reasonOf={reasonOf} />}
              </CalendarGridBody>
            </CalendarGrid>
          </div>
        ))}
      </div>
      {reasonOf && <Reasons from={start} count={count} reasonOf={reasonOf} />}
    </>
  );
}

/** One day. Its name is ours: react-aria would take today from the clock of the machine. */
function Day({
  date,
  today,
  reasonOf,
}: { date: CalendarDate } & Pick<MonthGridProps, 'today' | 'reasonOf'>): ReactNode {
  const messages = useMessages();
  const format = useDateFormatter({ dateStyle: 'full', timeZone: 'UTC' });
  const text = date.toString();
  const isToday = text === today;
  return (
    <CalendarCell
      date={date}
      data-part="day"
      className={css.day}
      render={(props, { isUnavailable, isSelectionStart, isSelectionEnd }) => {
        const reason = isUnavailable ? reasonOf?.(text) : undefined;
        const words = [
          format.format(date.toDate('UTC')),
          isToday && messages.today,
          isSelectionStart && messages.rangeStart,
          isSelectionEnd && messages.rangeEnd,
          isUnavailable &&
            (reason ? messages.because(messages.unavailable, reason) : messages.unavailable),
        ];
        const own = {
          'aria-label': words.filter(Boolean).join(messages.comma),
          'data-today': isToday || undefined,
        };
        return <div {...props} {...own} />;
      }}
    />
  );
}

/** Days of the visible months that cannot be chosen, joined to spans of one reason. */
function Reasons({
  from,
  count,
  reasonOf,
}: {
  from: CalendarDate;
  count: 1 | 2;
  reasonOf: UnavailableReason;
}): ReactNode {
  const messages = useMessages();
  const format = useDateFormatter({ month: 'long', day: 'numeric', timeZone: 'UTC' });
  const last = endOfMonth(from.add({ months: count - 1 }));
  const spans = new Map<string, { first: CalendarDate; last: CalendarDate }[]>();
  for (let day = from; day.compare(last) <= 0; day = day.add({ days: 1 })) {
    const reason = reasonOf(day.toString());
    if (reason === undefined) continue;
    const known = spans.get(reason) ?? [];
    const before = known.at(-1);
    if (before && before.last.add({ days: 1 }).compare(day) === 0) before.last = day;
    else known.push({ first: day, last: day });
    spans.set(reason, known);
  }
  if (spans.size === 0) return null;
  const print = (day: CalendarDate): string => format.format(day.toDate('UTC'));
  return (
    <ul className={css.notes} data-part="reasons">
      {[...spans].map(([reason, days]) => (
        <li key={reason}>
          {messages.because(
            days
              .map((span) =>
                span.first === span.last
                  ? print(span.first)
                  : `${print(span.first)}–${print(span.last)}`,
              )
              .join(messages.comma),
            reason,
          )}
        </li>
      ))}
    </ul>
  );
}
