/** First and last day: typed, taken from a calendar, or one of the usual ranges. */
import { DateRangePicker, type DateRangePickerProps } from '@banxin/ui/DateRangePicker';
import { type KeyboardEvent, useRef, useState } from 'react';
import { dayOf } from './day.ts';
import { listText } from './list.messages.ts';
import { daysProblem, FIRST_DAY, isDay } from './listQuery.ts';
import { useServices } from './services.ts';
import { useText } from './text.ts';

/** Days as the address writes them; '' leaves an end open. */
interface Days {
  readonly from: string;
  readonly to: string;
}

/** What the field shows, and the days of the address it was shown for. */
interface Shown extends Days {
  readonly range: NonNullable<DateRangePickerProps['value']> | null;
}

const isDigit = (element: Element | null): boolean =>
  element?.getAttribute('role') === 'spinbutton';

export interface DaysFieldProps {
  /** Days of what: 下单日期. */
  readonly label: string;
  /** What the list lists: 订单. */
  readonly noun: string;
  readonly days: Days;
  readonly onChange: (days: Days) => void;
}

export default function DaysField({ label, noun, days, onChange }: DaysFieldProps) {
  const text = useText(listText);
  const { now } = useServices();
  const { from, to } = days;
  const given = from === '' && to === '' ? null : { start: from, end: to };
  // Half a year is no year: what is typed is sent when the field is left; another address brings its own days.
  const [shown, setShown] = useState<Shown>({ from, to, range: given });
  const isStale = shown.from !== from || shown.to !== to;
  if (isStale) setShown({ from, to, range: given });
  const typed = useRef<Shown>(undefined);
  const send = (): void => {
    const waiting = typed.current;
    typed.current = undefined;
    if (waiting === undefined || waiting.from !== from || waiting.to !== to) return;
    onChange({ from: waiting.range?.start ?? '', to: waiting.range?.end ?? '' });
  };
  const range = isStale ? given : shown.range;
  const isSent = (range?.start ?? '') === from && (range?.end ?? '') === to;
  const problem = isSent ? daysProblem(days) : null;
  const problemText =
    problem &&
    {
      unreadable: text.daysUnreadable(
        [from, to].filter((day) => day !== '' && !isDay(day)).join('、'),
      ),
      reversed: text.daysReversed,
      early: text.daysEarly(FIRST_DAY),
    }[problem];
  const openEnd = isSent && problem === null && (from === '') !== (to === '');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears when the field inside is left or sent
    <div
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) send();
      }}
      onKeyDownCapture={(event: KeyboardEvent) => {
        if (event.key === 'Enter' && isDigit(document.activeElement)) send();
      }}
    >
      <DateRangePicker
        label={label}
        labelPosition="side"
        today={dayOf(now())}
        minValue={FIRST_DAY}
        value={range}
        onChange={(next) => {
          typed.current = { from, to, range: next };
          setShown(typed.current);
          if (!isDigit(document.activeElement)) send();
        }}
        description={
          openEnd ? (to === '' ? text.daysFrom(from, noun) : text.daysTo(to, noun)) : undefined
        }
        errorMessage={problemText ?? undefined}
      />
    </div>
  );
}
