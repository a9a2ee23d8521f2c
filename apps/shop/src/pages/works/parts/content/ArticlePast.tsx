/** What was done to an article, the last first, and by whom. */
import type { DeskArticle } from '@banxin/contract/entities/articleDesk';
import { Text } from '@banxin/ui/Text';
import { minuteText } from '../../../../lib/day.ts';
import { Own } from '../../../../lib/Own.tsx';
import { useText } from '../../../../lib/text.ts';
import { contentText } from '../../content.messages.ts';
import * as css from '../../Works.css.ts';

export function ArticlePast({ events }: Pick<DeskArticle, 'events'>) {
  const text = useText(contentText);
  if (events.length === 0) return <Text tone="body">{text.nobody}</Text>;
  return (
    <ol className={css.list} aria-label={text.past}>
      {events.map(({ at, event, by, note }) => (
        <li key={`${at} ${event}`} className={css.event}>
          <Text size={12} tone="quiet">
            {minuteText(at)}
          </Text>
          <Text size={13}>
            <Own>{by}</Own> · {text[`by_${event}`]}
            {note !== null && (
              <>
                {' · '}
                <Own>{event === 'planned' ? minuteText(note) : note}</Own>
              </>
            )}
          </Text>
        </li>
      ))}
    </ol>
  );
}
