// One day: typed in figures, or taken from a calendar.
import CalendarIcon from 'lucide-react/icons/calendar';
import { type ReactNode, useContext, useState } from 'react';
import { useDateFormatter } from 'react-aria/useDateFormatter';
import { Calendar } from 'react-aria-components/Calendar';
import {
  DatePicker as AriaDatePicker,
  Button,
  DatePickerStateContext,
} from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { Popover } from 'react-aria-components/Popover';
import * as css from '../../internal/calendar.css.ts';
import { classes } from '../../internal/classes.ts';
import { DateInBox } from '../../internal/DateInBox.tsx';
import { defined } from '../../internal/defined.ts';
import { FieldParts, splitField } from '../../internal/Field.tsx';
import type { FieldProps } from '../../internal/fieldProps.ts';
import * as field from '../../internal/fieldStyle.css.ts';
import { dateOf } from '../../internal/isoDate.ts';
import { MonthGrid, type UnavailableReason } from '../../internal/MonthGrid.tsx';
import { useMessages } from '../../messages/MessagesContext.ts';
import { Button as OwnButton } from '../Button/Button.tsx';

export interface DateFieldProps extends FieldProps {
  /**
   * Today in Asia/Shanghai, such as 2026-11-20. Handed in, so that server and browser agree.
   * @zh 今天的日期（Asia/Shanghai），如 2026-11-20；由外部传入，服务器与浏览器才会一致。
   */
  today: string;
  /**
   * The day, when the parent holds it; `null` for none. A text such as 2026-11-23.
   * @zh 所选日期，受控时给出，如 2026-11-23；`null` 为未选。
   */
  value?: string | null | undefined;
  /**
   * The first day, when the field holds it.
   * @zh 初始日期，非受控时给出。
   */
  defaultValue?: string | null | undefined;
  /**
   * Called with the new day, `null` when it was removed. Days that are typed may be outside of what is allowed.
   * @zh 改变时调用，带上新日期，清除时为 `null`；手动输入的日期可能超出允许范围。
   */
  onChange?: ((value: string | null) => void) | undefined;
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
   * Why a day cannot be chosen, such as 国庆放假; `undefined` when it can.
   * @zh 某一天不可选的原因，如“国庆放假”；可选时为 `undefined`。
   */
  unavailableReason?: UnavailableReason | undefined;
  /**
   * Name in the form's data.
   * @zh 在表单数据中的名称。
   */
  name?: string | undefined;
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
 * Figures are typed or turned with arrow up and down; the calendar opens by its button or Alt and arrow down.
 * @zh 数字可输入，也可用上下方向键增减；按按钮或 Alt 加向下键打开日历。
 */
export function DateField({
  today,
  value,
  defaultValue = null,
  onChange,
  minValue,
  maxValue,
  unavailableReason,
  size = 'medium',
  ...props
}: DateFieldProps): ReactNode {
  const messages = useMessages();
  const format = useDateFormatter({ dateStyle: 'long', timeZone: 'UTC' });
  const [own, setOwn] = useState(defaultValue);
  const day = dateOf(value === undefined ? own : value);
  const [min, max, now] = [dateOf(minValue), dateOf(maxValue), dateOf(today)];
  const print = (text: string): string => {
    const date = dateOf(text);
    return date ? format.format(date.toDate('UTC')) : text;
  };
  /** What is wrong with a typed day; the calendar offers none of these. */
  const problem = (text: string): string | undefined => {
    if (minValue !== undefined && text < minValue) return messages.notBefore(print(minValue));
    if (maxValue !== undefined && text > maxValue) return messages.notAfter(print(maxValue));
    const reason = unavailableReason?.(text);
    return reason === undefined ? undefined : messages.because(print(text), reason);
  };
  const wrong = props.errorMessage ?? (day ? problem(day.toString()) : undefined);
  const { root, parts, rest } = splitField('DateField', { ...props, errorMessage: wrong });
  const canBeToday = problem(today) === undefined;
  return (
    <AriaDatePicker
      {...defined(rest)}
      {...root}
      {...(now && { placeholderValue: now })}
      {...(min && { minValue: min })}
      {...(max && { maxValue: max })}
      {...(unavailableReason && {
        isDateUnavailable: (date) => unavailableReason(date.toString()) !== undefined,
      })}
      value={day}
      onChange={(next) => {
        const text = next?.toString() ?? null;
        setOwn(text);
        onChange?.(text);
      }}
      shouldForceLeadingZeros
    >
      <FieldParts {...parts} labelElement="span">
        <Group data-part="box" className={classes(field.box, field.boxSize[size])}>
          <DateInBox />
          <span className={css.spring} />
          <Button aria-label={messages.openCalendar} data-part="toggle" className={field.inBox}>
            <CalendarIcon className={field.affixIcon} aria-hidden="true" />
          </Button>
        </Group>
        <Popover data-part="popover" className={css.panel} offset={4}>
          <Dialog className={css.content}>
            <div className={css.main}>
              <Calendar data-part="calendar">
                <MonthGrid today={today} count={1} reasonOf={unavailableReason} />
              </Calendar>
              <Foot today={canBeToday ? today : undefined} canClear={!props.isRequired} />
            </div>
          </Dialog>
        </Popover>
      </FieldParts>
    </AriaDatePicker>
  );
}

/** Shortcuts below the calendar; today only when it can be chosen. */
function Foot({ today, canClear }: { today: string | undefined; canClear: boolean }): ReactNode {
  const messages = useMessages();
  const state = useContext(DatePickerStateContext);
  const now = dateOf(today);
  if (!state || (!now && !(canClear && state.value))) return null;
  return (
    <div className={css.foot} data-part="foot">
      {now && (
        <OwnButton size="small" variant="quiet" onPress={() => state.setDateValue(now)}>
          {messages.today}
        </OwnButton>
      )}
      {canClear && state.value && (
        <OwnButton
          size="small"
          variant="quiet"
          onPress={() => {
            state.setValue(null);
            state.setOpen(false);
          }}
        >
          {messages.clear}
        </OwnButton>
      )}
    </div>
  );
}
