/** The last day of a paper, or that it has none. */
import { Checkbox } from '@banxin/ui/Checkbox';
import { DateField } from '@banxin/ui/DateField';
import { Stack } from '@banxin/ui/Stack';
import { useText } from '../../lib/text.ts';
import { endDayText } from './endDay.messages.ts';

/** Stands in the field for a paper without an end. */
export const FOREVER = 'forever';

/** As it travels: null for good; '' where nothing was chosen. */
export const wireDay = (value: string): string | null => (value === FOREVER ? null : value);

export interface EndDayProps {
  readonly label: string;
  /** Day, {@link FOREVER}, or '' while nothing is chosen. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly errorMessage: string | undefined;
  /** Day. */
  readonly today: string;
  readonly isRequired?: boolean;
}

export function EndDay({ label, value, onChange, errorMessage, today, isRequired }: EndDayProps) {
  const text = useText(endDayText);
  const isForever = value === FOREVER;
  return (
    <Stack gap={8}>
      {!isForever && (
        <DateField
          label={label}
          today={today}
          value={value === '' ? null : value}
          onChange={(day) => onChange(day ?? '')}
          errorMessage={errorMessage}
          isRequired={isRequired}
        />
      )}
      <Checkbox isSelected={isForever} onChange={(is) => onChange(is ? FOREVER : '')}>
        {isForever ? text.hasNoEnd(label) : text.forever}
      </Checkbox>
    </Stack>
  );
}
