/** What was said about a case, and what happened to it. */
import type { OfficeCase } from '@banxin/contract/entities/office';
import { Heading } from '@banxin/ui/Heading';
import { Inline } from '@banxin/ui/Inline';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { minuteText } from '../../../lib/day.ts';
import { useFixedWords } from '../../../lib/fixedWords.ts';
import { Own } from '../../../lib/Own.tsx';
import { useText } from '../../../lib/text.ts';
import { officeText } from '../office.messages.ts';
import * as css from '../Works.css.ts';
import { OfficePictures } from './OfficePictures.tsx';

export function OfficeTalk({ talk, events }: Pick<OfficeCase, 'talk' | 'events'>) {
  const text = useText(officeText);
  const words = useFixedWords();
  return (
    <>
      {talk.length > 0 && (
        <Stack gap={12}>
          <Heading level={3} size={16}>
            {text.talk}
          </Heading>
          <ol className={css.list} aria-label={text.talk}>
            {talk.map(({ by, name, text: said, at, pictures }) => (
              <li key={`${at} ${said}`} className={by === 'staff' ? css.ours : css.theirs}>
                <Stack gap={4}>
                  <Inline gap={8}>
                    <Text size={13} weight="bold">
                      {name === null ? text.works : <Own>{name}</Own>}
                    </Text>
                    <Text size={12} tone="quiet">
                      {minuteText(at)}
                    </Text>
                  </Inline>
                  <Own>{said}</Own>
                  <OfficePictures pictures={pictures} />
                </Stack>
              </li>
            ))}
          </ol>
        </Stack>
      )}
      {events.length > 0 && (
        <Stack gap={12}>
          <Heading level={3} size={16}>
            {text.history}
          </Heading>
          <ol className={css.list} aria-label={text.history}>
            {events.map(({ at, title, note }) => (
              <li key={`${at} ${title.data.key}`} className={css.event}>
                <Text size={12} tone="quiet">
                  {minuteText(at)}
                </Text>
                <Text size={13}>
                  {words(title)}
                  {note !== null && (
                    <>
                      {' · '}
                      <Own>{note}</Own>
                    </>
                  )}
                </Text>
              </li>
            ))}
          </ol>
        </Stack>
      )}
    </>
  );
}
