/** The day of arrival of what is paid for now. It hangs on the time of day: what the server draws keeps its room. */
import { Text } from '@banxin/ui/Text';
import { dayOf, dayText } from '../../lib/day.ts';
import { promiseText } from '../../lib/promise.ts';
import { useServices } from '../../lib/services.ts';
import { useText } from '../../lib/text.ts';
import { useIsHydrated } from '../../lib/useIsHydrated.ts';

export interface ArrivalDayProps {
  readonly day: string;
  /** Instant that the days were counted from: on another day they are not said. */
  readonly countedFrom: string;
}

export function ArrivalDay({ day, countedFrom }: ArrivalDayProps) {
  const promise = useText(promiseText);
  const { dayWords } = useText(dayText);
  const { now } = useServices();
  const isHydrated = useIsHydrated();
  const isToday = isHydrated && dayOf(now()) === countedFrom.slice(0, 10);
  return <Text weight="medium">{isToday ? promise.arrivesBy(dayWords(day)) : '\u00a0'}</Text>;
}
