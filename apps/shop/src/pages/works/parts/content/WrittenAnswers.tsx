/** What was written to a question, or who may be called: the last first, narrowed by days, a page at a time. */
import type { InputOf } from '@banxin/contract/call';
import { getQuestionnaireWords } from '@banxin/contract/calls/works/questionnaires';
import type { Caller } from '@banxin/contract/calls/works/questionnaires.schemas';
import type { Question } from '@banxin/contract/entities/feedback';
import { Button } from '@banxin/ui/Button';
import { Inline } from '@banxin/ui/Inline';
import { NativeSelect } from '@banxin/ui/NativeSelect';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useMemo, useState } from 'react';
import { DaysFilter } from '../../../../lib/DaysFilter.tsx';
import { lazyPart } from '../../../../lib/lazyPart.tsx';
import { daysOf } from '../../../../lib/listQuery.ts';
import { Own } from '../../../../lib/Own.tsx';
import { PartBoundary } from '../../../../lib/PartBoundary.tsx';
import { useText } from '../../../../lib/text.ts';
import { questionnairesText } from '../../questionnaires.messages.ts';
import * as css from '../../Works.css.ts';
import { DeskPages } from '../DeskPages.tsx';
import { CallerRow } from './CallerRow.tsx';
import * as own from './Content.css.ts';

const NoteCallDialog = lazyPart(() => import('./NoteCallDialog.tsx'));

export interface WrittenAnswersProps {
  readonly edition: string;
  /** One that is answered in words, or by a number to call. */
  readonly question: Question;
}

type Asked = Omit<InputOf<typeof getQuestionnaireWords>, 'pageIndex' | 'pageSize'>;

const ANY = { from: '', to: '' };

/** Which of those who may be called. */
type Calls = 'all' | 'waiting' | 'reached';

const reachedOf: Readonly<Record<Calls, boolean | undefined>> = {
  all: undefined,
  waiting: false,
  reached: true,
};

export function WrittenAnswers({ edition, question: { number, kind } }: WrittenAnswersProps) {
  const text = useText(questionnairesText);
  const [days, setDays] = useState(ANY);
  const [calls, setCalls] = useState<Calls>('all');
  const [noting, setNoting] = useState<Caller | null>(null);
  const { from, to } = useMemo(() => daysOf(days), [days]);
  const reached = reachedOf[calls];
  const asked: Asked = { edition, number, from, to, ...(reached !== undefined && { reached }) };
  const isNarrowed = from !== undefined || to !== undefined || reached !== undefined;
  const isCallback = kind === 'callback';
  const words = isCallback
    ? { label: text.callers(String(number)), failed: text.callersFailed, none: text.callersNone }
    : { label: text.words(String(number)), failed: text.wordsFailed, none: text.wordsNone };
  return (
    <Stack gap={12}>
      <Inline gap={12}>
        <DaysFilter label={text.on} noun={text.answersNoun} days={days} onChange={setDays} />
        {isCallback && (
          <NativeSelect
            aria-label={text.calls}
            value={calls}
            onChange={(to) => setCalls(to as Calls)}
            options={[
              { id: 'all', label: text.anyCalls },
              { id: 'waiting', label: text.waiting },
              { id: 'reached', label: text.reached },
            ]}
          />
        )}
      </Inline>
      <DeskPages
        // Others begin at their first page.
        key={`${from} ${to} ${calls}`}
        call={getQuestionnaireWords}
        of={asked}
        label={words.label}
        failed={words.failed}
        empty={isNarrowed ? text.narrowedNone : words.none}
        emptyAction={
          isNarrowed && (
            <Button
              size="small"
              onPress={() => {
                setDays(ANY);
                setCalls('all');
              }}
            >
              {text.everything}
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
                {caller === null ? (
                  <Own>{written}</Own>
                ) : (
                  <CallerRow caller={caller} phone={written} onNote={() => setNoting(caller)} />
                )}
              </li>
            ))}
          </ul>
        )}
      </DeskPages>
      {noting && (
        <PartBoundary>
          <NoteCallDialog
            edition={edition}
            number={number}
            caller={noting}
            onEnd={() => setNoting(null)}
          />
        </PartBoundary>
      )}
    </Stack>
  );
}
