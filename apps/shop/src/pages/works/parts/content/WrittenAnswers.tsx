/** What was written to a question, or who may be called: the last first, narrowed by days, a page at a time. */
import type { InputOf } from '@banxin/contract/call';
import { getQuestionnaireWords } from '@banxin/contract/calls/works/questionnaires';
import type { Question } from '@banxin/contract/entities/feedback';
import { Button } from '@banxin/ui/Button';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useMemo, useState } from 'react';
import { DaysFilter } from '../../../../lib/DaysFilter.tsx';
import { daysOf } from '../../../../lib/listQuery.ts';
import { Own } from '../../../../lib/Own.tsx';
import { useText } from '../../../../lib/text.ts';
import { questionnairesText } from '../../questionnaires.messages.ts';
import * as css from '../../Works.css.ts';
import { DeskPages } from '../DeskPages.tsx';
import * as own from './Content.css.ts';

export interface WrittenAnswersProps {
  readonly edition: string;
  /** One that is answered in words, or by a number to call. */
  readonly question: Question;
}

type Asked = Omit<InputOf<typeof getQuestionnaireWords>, 'pageIndex' | 'pageSize'>;

const ANY = { from: '', to: '' };

export function WrittenAnswers({ edition, question: { number, kind } }: WrittenAnswersProps) {
  const text = useText(questionnairesText);
  const [days, setDays] = useState(ANY);
  const { from, to } = useMemo(() => daysOf(days), [days]);
  const asked: Asked = { edition, number, from, to };
  const isNarrowed = from !== undefined || to !== undefined;
  const words =
    kind === 'callback'
      ? { label: text.callers(String(number)), failed: text.callersFailed, none: text.callersNone }
      : { label: text.words(String(number)), failed: text.wordsFailed, none: text.wordsNone };
  return (
    <Stack gap={12}>
      <DaysFilter label={text.on} noun={text.answersNoun} days={days} onChange={setDays} />
      <DeskPages
        // Other days begin at their first page.
        key={`${from} ${to}`}
        call={getQuestionnaireWords}
        of={asked}
        label={words.label}
        failed={words.failed}
        empty={isNarrowed ? text.narrowedNone : words.none}
        emptyAction={
          isNarrowed && (
            <Button size="small" onPress={() => setDays(ANY)}>
              {text.wholeTime}
            </Button>
          )
        }
      >
        {({ items }) => (
          <ul className={css.list} aria-label={words.label}>
            {items.map(({ place, day, text: written, caller }) => (
              <li key={place} className={own.written}>
                <Text size={13} tone="quiet">
                  {text.place(String(place), day)}
                </Text>
                {caller && (
                  <Own>
                    {[caller.name, caller.person].filter((name) => name !== null).join(' · ')}
                  </Own>
                )}
                <Own>{written}</Own>
              </li>
            ))}
          </ul>
        )}
      </DeskPages>
    </Stack>
  );
}
