/** What waits at each desk: how much, how much of it is late, the first promised day, the longest wait. */
import { formatCount } from '@banxin/ui/formatCount';

import { VisuallyHidden } from '@banxin/ui/VisuallyHidden';
import { deskText } from '../../../features/works/desk.messages.ts';
import { dayText } from '../../../lib/day.ts';
import { useText } from '../../../lib/text.ts';
import * as css from '../WorksToday.css.ts';
import type { Wall } from '../works-today.data.ts';
import { wallText } from '../works-today.messages.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface DeskTilesProps extends Pick<Wall, 'desks' | 'at'> {}

export function DeskTiles({ desks, at }: DeskTilesProps) {
  const text = useText(wallText);
  const names = useText(deskText);
  const { dayWords } = useText(dayText);
  const waited = (since: string): string => {
    const ms = Math.max(0, Date.parse(at) - Date.parse(since));
    if (ms < HOUR) return text.minutes(Math.floor(ms / MINUTE));
    return ms < 2 * DAY ? text.hours(Math.floor(ms / HOUR)) : text.days(Math.floor(ms / DAY));
  };
  return (
    <section aria-label={text.queues}>
      <ul className={css.tiles}>
        {desks.map(({ desk, count, late, dueDay, since }) => (
          <li key={desk} className={css.tile} data-late={late > 0}>
            <h2 className={css.name}>{names[desk]}</h2>
            <p className={css.figure}>
              <span aria-hidden="true">{formatCount(count)}</span>
              <VisuallyHidden>{text.waiting(formatCount(count))}</VisuallyHidden>
            </p>
            {count === 0 ? (
              <p className={css.note}>{text.quiet}</p>
            ) : (
              <>
                <p className={late > 0 ? css.alarm : css.note}>
                  {late > 0 ? text.late(formatCount(late)) : text.onTime}
                </p>
                {dueDay !== null && <p className={css.note}>{text.due(dayWords(dueDay))}</p>}
                {since !== null && <p className={css.note}>{text.since(waited(since))}</p>}
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
