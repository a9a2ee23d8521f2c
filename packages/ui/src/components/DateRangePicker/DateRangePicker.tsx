// Two days and all between them: typed, taken from a calendar, or one of the usual ranges.
import CalendarIcon from 'lucide-react/icons/calendar';
import ClearIcon from 'lucide-react/icons/x';
import { type ReactNode, useState } from 'react';
import { useDateFormatter } from 'react-aria/useDateFormatter';
import {
  DateRangePicker as AriaDateRangePicker,
  Button,
} from 'react-aria-components/DateRangePicker';
import { Group } from 'react-aria-components/Group';
import { classes } from '../../internal/classes.ts';
import { DateInBox } from '../../internal/DateInBox.tsx';
import { defined } from '../../internal/defined.ts';
import { FieldParts, splitField } from '../../internal/Field.tsx';
import type { FieldProps } from '../../internal/fieldProps.ts';
import * as field from '../../internal/fieldStyle.css.ts';
import { type DateRange, dateOf, daysIn } from '../../internal/isoDate.ts';
import { useMessages } from '../../messages/MessagesContext.ts';
import * as css from './DateRangePicker.css.ts';
import { RangePanel, type RangePreset } from './RangePanel.tsx';

export interface DateRangePickerProps extends FieldProps {
  /**
   * Today in Asia/Shanghai, such as 2026-11-20. Handed in, so that server and browser agree.
   * @zh 今天的日期（Asia/Shanghai），如 2026-11-20；由外部传入，服务器与浏览器才会一致。
   */
  today: string;
  /**
   * The range, when the parent holds it; `null` for none.
   * @zh 所选日期范围，受控时给出；`null` 为未选。
   */
  value?: DateRange | null | undefined;
  /**
   * The first range, when the field holds it.
   * @zh 初始日期范围，非受控时给出。
   */
  defaultValue?: DateRange | null | undefined;
  /**
   * Called with the new range, `null` when it was removed. What is typed may break the limits; it is then marked.
   * @zh 改变时调用，带上新范围，清除时为 `null`；手动输入的可能超出限制，超出时会标明。
   */
  onChange?: ((value: DateRange | null) => void) | undefined;
  /**
   * First day that can be chosen.
   * @zh 最早可选的日期。
   */
  minValue?: string | undefined;
  /**
   * Last day that can be chosen.
   * @zh 最晚可选的日期。
   */
  maxValue?: string | undefined;
  /**
   * Most days a range may have, both ends counted.
   * @zh 范围最多几天，含首尾两天。
   */
  maxDays?: number | undefined;
  /**
   * Why a range has a limit: stands below the calendar.
   * @zh 限制天数的原因，写在日历下方。
   */
  maxDaysReason?: string | undefined;
  /**
   * Ranges to take at a press; those outside of the limits are left out.
   * @zh 一按即选的常用范围；超出限制的不显示。
   * @default today, the last 7 and 30 days, this month, last month
   */
  presets?: readonly RangePreset[] | undefined;
  /**
   * Name of the first day in the form's data.
   * @zh 开始日期在表单数据中的名称。
   */
  startName?: string | undefined;
  /**
   * Name of the last day in the form's data.
   * @zh 结束日期在表单数据中的名称。
   */
  endName?: string | undefined;
  /**
   * Can be read and copied, not changed.
   * @zh 只读：可以查看和复制，不可修改。
   */
  isReadOnly?: boolean | undefined;
  /**
   * Height 30, 40 or 48 px.
   * @zh 高 30、40 或 48 px。
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large' | undefined;
}

/**
 * The calendar shows two months, on a phone one in a drawer.
 * @zh 日历并列两个月；手机上在抽屉里显示一个月。
 */
export function DateRangePicker({
  today,
  value,
  defaultValue = null,
  onChange,
  minValue,
  maxValue,
  maxDays,
  maxDaysReason,
  presets,
  size = 'medium',
  ...props
}: DateRangePickerProps): ReactNode {
  const messages = useMessages();
  const format = useDateFormatter({ dateStyle: 'long', timeZone: 'UTC' });
  const [own, setOwn] = useState(defaultValue);
  const range = value === undefined ? own : value;
  const [start, end] = [dateOf(range?.start), dateOf(range?.end)];
  const [min, max, now] = [dateOf(minValue), dateOf(maxValue), dateOf(today)];
  const change = (next: DateRange | null): void => {
    setOwn(next);
    onChange?.(next);
  };
  const problem = (): string | undefined => {
    if (!start || !end) return undefined;
    if (start.compare(end) > 0) return messages.rangeReversed;
    if (min && start.compare(min) < 0) return messages.notBefore(format.format(min.toDate('UTC')));
    if (max && end.compare(max) > 0) return messages.notAfter(format.format(max.toDate('UTC')));
    const days = daysIn({ start: start.toString(), end: end.toString() });
    return maxDays !== undefined && days > maxDays ? messages.rangeTooLong(maxDays) : undefined;
  };
  const wrong = props.errorMessage ?? problem();
  const { root, parts, rest } = splitField('DateRangePicker', { ...props, errorMessage: wrong });
  const canClear = range !== null && !props.isRequired && !props.isDisabled && !props.isReadOnly;
  return (
    <AriaDateRangePicker
      {...defined(rest)}
      {...root}
      {...(now && { placeholderValue: now })}
      {...(min && { minValue: min })}
      {...(max && { maxValue: max })}
      {...(maxDays !== undefined && {
        isDateUnavailable: (date, anchor) =>
          anchor !== null &&
          Math.abs(date.calendar.toJulianDay(date) - anchor.calendar.toJulianDay(anchor)) >=
            maxDays,
      })}
      value={start && end ? { start, end } : null}
      onChange={(next) =>
        change(next && { start: next.start.toString(), end: next.end.toString() })
      }
      shouldForceLeadingZeros
    >
      <FieldParts {...parts} labelElement="span">
        <Group data-part="box" className={classes(field.box, field.boxSize[size])}>
          <span className={css.end}>
            <DateInBox slot="start" />
            <span aria-hidden="true" className={css.dash}>
              –
            </span>
            <DateInBox slot="end" />
          </span>
          {canClear && (
            <Button
              slot={null}
              aria-label={messages.clear}
              data-part="clear"
              className={field.inBox}
              onPress={() => change(null)}
            >
              <ClearIcon className={field.affixIcon} aria-hidden="true" />
            </Button>
          )}
          <Button aria-label={messages.openCalendar} data-part="toggle" className={field.inBox}>
            <CalendarIcon className={field.affixIcon} aria-hidden="true" />
          </Button>
        </Group>
        <RangePanel
          today={today}
          presets={presets}
          minValue={minValue}
          maxValue={maxValue}
          maxDays={maxDays}
          maxDaysReason={maxDaysReason}
        />
      </FieldParts>
    </AriaDateRangePicker>
  );
}
