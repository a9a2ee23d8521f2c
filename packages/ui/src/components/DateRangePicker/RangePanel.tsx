// What DateRangePicker opens: the usual ranges, the calendar, and the limit with its reason.
import { type ReactNode, useContext } from 'react';
import { DateRangePickerStateContext } from 'react-aria-components/DateRangePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import { media } from '../../css/media.ts';
import * as calendar from '../../internal/calendar.css.ts';
import { clip, type DateRange, dateOf, daysIn, presetRanges } from '../../internal/isoDate.ts';
import { MonthGrid } from '../../internal/MonthGrid.tsx';
import { useMedia } from '../../internal/useMedia.ts';
import { useMessages } from '../../messages/MessagesContext.ts';
import { Button } from '../Button/Button.tsx';
import * as css from './DateRangePicker.css.ts';

/** A range to take at a press. */
export interface RangePreset extends DateRange {
  /** Names it in the list. */
  id: string;
  /** The words on its button. */
  label: string;
}

export interface RangePanelProps {
  today: string;
  presets: readonly RangePreset[] | undefined;
  minValue: string | undefined;
  maxValue: string | undefined;
  maxDays: number | undefined;
  maxDaysReason: string | undefined;
}

/** A popover; on a phone a drawer with one month. */
export function RangePanel({ maxDays, maxDaysReason, ...limits }: RangePanelProps): ReactNode {
  return (
    <Popover data-part="popover" className={calendar.panel} offset={4}>
      <Dialog className={calendar.content}>
        <Presets {...limits} maxDays={maxDays} />
        <Months today={limits.today} maxDays={maxDays} maxDaysReason={maxDaysReason} />
      </Dialog>
    </Popover>
  );
}

function Months({
  today,
  maxDays,
  maxDaysReason,
}: Pick<RangePanelProps, 'today' | 'maxDays' | 'maxDaysReason'>): ReactNode {
  const messages = useMessages();
  const isPhone = useMedia(media.phone);
  const count = isPhone ? 1 : 2;
  return (
    <div className={calendar.main}>
      <RangeCalendar
        data-part="calendar"
        data-range="true"
        visibleDuration={{ months: count }}
        pageBehavior="single"
        // What is looked back on: the month before beside this one.
        selectionAlignment="end"
      >
        <MonthGrid today={today} count={count} reasonOf={undefined} />
      </RangeCalendar>
      {maxDays !== undefined && (
        <p className={calendar.notes} data-part="limit">
          {maxDaysReason
            ? messages.because(messages.rangeTooLong(maxDays), maxDaysReason)
            : messages.rangeTooLong(maxDays)}
        </p>
      )}
    </div>
  );
}

/** Ranges within the limits; a press takes one and closes. */
function Presets({
  today,
  presets,
  minValue,
  maxValue,
  maxDays,
}: Omit<RangePanelProps, 'maxDaysReason'>): ReactNode {
  const messages = useMessages();
  const state = useContext(DateRangePickerStateContext);
  const usual = Object.entries(presetRanges(today) ?? {}).map(([id, range]) => ({
    ...range,
    id,
    label: messages[id as keyof NonNullable<ReturnType<typeof presetRanges>>],
  }));
  const offered = (presets ?? usual).flatMap((preset) => {
    const range = clip(preset, minValue, maxValue);
    return range && daysIn(range) <= (maxDays ?? Number.POSITIVE_INFINITY)
      ? [{ ...preset, ...range }]
      : [];
  });
  if (!state || offered.length === 0) return null;
  return (
    <div className={css.presets} data-part="presets">
      {offered.map(({ id, label, ...range }) => {
        const [start, end] = [dateOf(range.start), dateOf(range.end)];
        if (!start || !end) return null;
        const isChosen =
          state.value?.start?.compare(start) === 0 && state.value.end?.compare(end) === 0;
        return (
          <Button
            key={id}
            size="small"
            variant={isChosen ? 'secondary' : 'quiet'}
            onPress={() => {
              state.setValue({ start, end });
              state.setOpen(false);
            }}
          >
            {label}
          </Button>
        );
      })}
    </div>
  );
}
